import { deferred } from '../engine/deferred.ts';
import type { NodeReader } from './chainClient.ts';
import type { SteadyClock } from './clock.ts';
import type { Connection } from './connection.ts';
import type { NodeBook } from './nodeBook.ts';
import type { NodeInUse } from './nodeInUse.ts';
import { readerOf } from './nodeReader.ts';

/** Time limit for connecting to further nodes. */
const GATHER_MS = 2_500;
/** Pause before another look at a node that a concurrent caller is asking. */
const PAUSE_MS = 50;
/** How long connections beyond the standbys are kept for further calls. */
const HELD_MS = 15_000;

export interface GatheringPool {
  readonly clock: SteadyClock;
  readonly book: NodeBook;
  readonly used: Pick<NodeInUse, 'connections' | 'url'>;
}

/** The connection in use and connections of other operators, all different, `count` in all at most. */
export async function gatherReaders(
  pool: GatheringPool,
  active: Connection,
  count: number,
): Promise<readonly NodeReader[]> {
  const { clock, book } = pool;
  const { connections } = pool.used;
  const chosen: Connection[] = [active];
  const isNew = (url: string) => chosen.every((each) => book.areIndependent(each.url, url));
  for (const standby of connections.standbys)
    if (chosen.length < count && standby.isOpen && isNew(standby.url)) chosen.push(standby);
  const deadline = clock.steady() + GATHER_MS;
  const asked = new Set<string>();
  const warm = connections.standbys.map(({ url }) => url);
  const untried = new Set(book.order().filter((url) => !warm.includes(url)));
  while (chosen.length < count && clock.steady() < deadline) {
    const batch = [...untried].filter(isNew).slice(0, count);
    if (batch.length === 0) {
      // A concurrent caller is asking them: they connect in a moment, or never.
      if (!book.isAnyConnecting()) break;
      await pause(clock);
      for (const url of book.order()) if (!asked.has(url)) untried.add(url);
      continue;
    }
    for (const url of batch) {
      untried.delete(url);
      asked.add(url);
    }
    const wanted = { count: count - chosen.length, ms: deadline - clock.steady() };
    for (const connection of await firstToAnswer(pool, batch, wanted)) {
      if (chosen.length < count && isNew(connection.url)) chosen.push(connection);
    }
  }
  return chosen.map(readerOf);
}

/** Connects to nodes; resolves with the fit ones as soon as there are enough, all have answered, or the time is up. */
async function firstToAnswer(
  { clock, used }: GatheringPool,
  urls: readonly string[],
  wanted: { readonly count: number; readonly ms: number },
): Promise<readonly Connection[]> {
  const { connections } = used;
  const fit: Connection[] = [];
  const { promise: timeUp, resolve: end } = deferred();
  const timer = clock.setTimeout(end, wanted.ms);
  const asked = urls.map(async (url) => {
    const visit = await connections.try(url);
    if (visit === null) return;
    fit.push(visit.connection);
    if (fit.length >= wanted.count) end();
    // The next call, perhaps in a block's time, uses the same line.
    if (connections.hasRoom) connections.keep(visit.connection, used.url);
    // By then it is a standby, or is no longer needed.
    else clock.setTimeout(() => connections.keep(visit.connection, used.url), HELD_MS);
  });
  await Promise.race([timeUp, Promise.all(asked)]);
  clock.clearTimeout(timer);
  return [...fit];
}

function pause(clock: SteadyClock): Promise<void> {
  const { promise, resolve } = deferred();
  clock.setTimeout(resolve, PAUSE_MS);
  return promise;
}
