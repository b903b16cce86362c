import { randomUUID } from 'node:crypto';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { retry } from '../../retry.ts';
import { freeLostClaims, releaseClaims } from '../../storage/repositories/outboxClaims.ts';
import { takeTurns } from '../../storage/repositories/sendingRate.ts';
import { createOutageWatch } from './backoff.ts';
import { claimAwake } from './claimAwake.ts';
import { createDelivery } from './deliver.ts';
import { createPace } from './pace.ts';
import { createReserve } from './reserve.ts';
import { type SenderOptions, type SenderSettings, senderSettings } from './senderOptions.ts';

/** Sends the outbox; any number of processes may do so on one server. */
export interface Sender {
  /**
   * Sends until the signal aborts, then lets calls in flight end and releases the rest.
   * @throws AppError storage.unavailable when writing fails for good: the process should stop
   */
  run(signal: AbortSignal): Promise<void>;
}

/** Wait between attempts while the database server is down. */
const serverAwayMs = 1_000;
/** Notices per claim: a second's worth within these bounds. */
const claimedAtOnce = { least: 10, most: 500 };

/** A sender under its own identity; nothing runs before `run`. */
export function createSender(options: SenderOptions): Sender {
  const settings = senderSettings(options);
  return { run: (signal) => createRun(settings, signal) };
}

function createParts(settings: SenderSettings) {
  const { storage, perSecond, clock, leaseMs, backoff, now } = settings;
  const claimant = { id: randomUUID(), leaseMs };
  const limit = Math.min(claimedAtOnce.most, Math.max(claimedAtOnce.least, Math.ceil(perSecond)));
  return {
    claimant,
    claims: createReserve(() => claimAwake(storage, { claimant, limit, now }), limit),
    pace: createPace({
      perSecond,
      takeTurns: (count, intervalMs) => takeTurns(storage.db, count, intervalMs),
      clock,
    }),
    outage: createOutageWatch(backoff, clock),
    deliver: createDelivery(settings, claimant),
  };
}

async function createRun(settings: SenderSettings, stopped: AbortSignal): Promise<void> {
  const { storage, log, clock } = settings;
  const parts = createParts(settings);
  const broken = new AbortController();
  const signal = AbortSignal.any([stopped, broken.signal]);
  const underWay = new Set<Promise<void>>();
  const onFault = (error: unknown) => {
    if (!hasCode(error, 'storage.connection_lost')) broken.abort(error);
    else log.warn({ code: error.code }, 'the database server is away');
  };
  // No other process can hold a claim in a folder that only this one uses.
  let which: 'all' | 'expired' = storage.engine === 'embedded' ? 'all' : 'expired';
  await retry(
    async () => {
      while (!signal.aborted) {
        await freeClaims(settings, which);
        which = 'expired';
        await sendForAWhile(settings, { ...parts, underWay, onFault, signal });
      }
    },
    (error) => {
      onFault(error);
      return serverAwayMs;
    },
    { signal, clock },
  );
  await Promise.all(underWay);
  if (broken.signal.aborted) throw broken.signal.reason;
  await releaseClaims(storage.db, parts.claimant, idsOf(await parts.claims.drain()));
}

const idsOf = (notices: readonly { id: bigint }[]) => notices.map(({ id }) => id);

/** Sends until it is time to look for others' lost claims, or until there is nothing to send. */
async function sendForAWhile(
  settings: SenderSettings,
  parts: ReturnType<typeof createParts> & {
    underWay: Set<Promise<void>>;
    onFault: (error: unknown) => void;
    signal: AbortSignal;
  },
): Promise<void> {
  const { clock, leaseMs, idleMs, atOnce, storage } = settings;
  const { claims, claimant, pace, outage, deliver, underWay, onFault, signal } = parts;
  const until = clock.now() + leaseMs / 2;
  while (!signal.aborted && clock.now() < until) {
    const notice = await claims.take();
    if (notice === undefined) return await clock.sleep(idleMs, signal);
    await pace.turn(signal);
    if (signal.aborted) return await releaseClaims(storage.db, claimant, [notice.id]);
    const call = deliver(notice)
      .then((result) => {
        outage.note(result?.kind === 'failed');
        // In flight until the reserved turns are dropped.
        return result?.kind === 'slowDown' ? pace.forget() : undefined;
      })
      .catch(onFault)
      .finally(() => underWay.delete(call));
    underWay.add(call);
    while (underWay.size >= (outage.isOn() ? 1 : atOnce)) await Promise.race(underWay);
    await outage.wait(signal);
  }
}

async function freeClaims({ storage, log }: SenderSettings, which: 'all' | 'expired'): Promise<void> {
  const { repeated, givenUp } = await freeLostClaims(storage.db, which);
  if (repeated > 0)
    log.warn({ code: 'notice.interrupted', count: repeated }, 'interrupted sends are repeated');
  if (givenUp > 0)
    log.error({ code: 'notice.interrupted_twice', count: givenUp }, 'notices interrupted twice are given up');
}
