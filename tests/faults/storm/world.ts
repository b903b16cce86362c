import type { Browser } from 'playwright-core';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { subscribePerson } from '../../integration/payouts/subscribeBob.ts';
import { type BotCrew, startBots } from './bots.ts';
import { type ChainBook, openChainBook } from './chainBook.ts';
import { type StormDatabase, startDatabase } from './database.ts';
import { Person, stormPersons } from './person.ts';
import type { StormSize } from './plan.ts';
import { BLOCK_MS } from './weather.ts';

/** Everything affected by a storm. */
export interface StormWorld {
  readonly browser: Browser;
  /** Its `botUrl` serves the app. */
  readonly devnet: Devnet;
  readonly database: StormDatabase;
  readonly crew: BotCrew;
  readonly persons: readonly Person[];
  readonly book: ChainBook;
  /** Chats with notices of an account. */
  readonly watchers: readonly { uid: number; name: Person['name'] }[];
  /** The last block without notices. */
  readonly followedFrom: number;
  close(): Promise<void>;
}

/** The chats with notices, by the persons' numbers: Bob has the app in a plain page and his chat in the messenger. */
const chats = [7001001, 7001002, 7001005];

/**
 * Starts everything, with everybody logged in and subscribed to their accounts. Rejects after closing all of it again.
 */
export async function startWorld(browser: Browser, size: StormSize, staticDir: string): Promise<StormWorld> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const run of closers.splice(0).reverse()) await run();
  };
  try {
    const world = await startParts(browser, { ...size, staticDir }, closers);
    return { ...world, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startParts(
  browser: Browser,
  { nodes, persons: count, bots, staticDir }: StormSize & { staticDir: string },
  closers: (() => Promise<unknown>)[],
): Promise<Omit<StormWorld, 'close'>> {
  const devnet = await startDevnet({ nodes, blockMs: BLOCK_MS.quiet });
  closers.push(devnet.close);
  const database = await startDatabase();
  closers.push(database.close);
  const crew = await startBots(devnet, { count: bots, databaseUrl: database.url, staticDir });
  closers.push(crew.close);
  await database.prepare();
  devnet.messenger.setMainAppUrl(`${crew.url}/`);
  const served: Devnet = { ...devnet, botUrl: crew.url };
  const persons: Person[] = [];
  closers.push(async () => {
    for (const { actor } of persons) await actor.context.close();
  });
  for (const row of stormPersons.slice(0, count)) persons.push(await Person.open(browser, served, row));
  const watchers = persons.map(({ name }, index) => ({ uid: chats[index] ?? 0, name }));
  for (const { uid, name } of watchers) {
    const chat = devnet.messenger.chats.find(uid);
    if (chat !== undefined) chat.isStarted = true;
    await subscribePerson(devnet, crew.url, {
      uid,
      name,
      kinds: ['payout', 'incomingTransfer', 'orderChanged'],
    });
  }
  const followedFrom = await followedBlock(database, watchers.length);
  const book = openChainBook(devnet);
  closers.push(async () => book.close());
  return { browser, devnet: served, database, crew, persons, book, watchers, followedFrom };
}

/** The last block read for notices; waits for the first, and until the orders of `accounts` accounts are followed. */
async function followedBlock(database: StormDatabase, accounts: number): Promise<number> {
  for (;;) {
    const [row] = await database.query<{ block: number | null; accounts: number }>(
      `select (select max(block_num)::int from positions) as block,
        (select count(*)::int from order_accounts) as accounts`,
    );
    if (row?.block != null && row.accounts >= accounts) return row.block;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
