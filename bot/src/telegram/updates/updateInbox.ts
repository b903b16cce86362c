import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '@xbts/shared/client/clock.ts';
import { hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Update } from 'grammy/types';
import type { Log } from '../../logging.ts';
import type { Storage } from '../../storage/openStorage.ts';
import {
  beginAnswer,
  dropUpdates,
  giveBackUpdates,
  type Keeper,
  keepUpdates,
  type LeftUpdate,
  renewUpdates,
  takeOverUpdates,
} from '../../storage/repositories/updates.ts';
import { ASIDE_MS, inTime } from '../storedInTime.ts';
import { createUpdateQueue } from './updateQueue.ts';

/** Updates between their acknowledgement and their answer; shared by all processes of one database. */
export interface UpdateInbox {
  /** Starts with the updates of ended processes; it accepts none before that. Never rejects. */
  open(): Promise<void>;
  /**
   * Resolves to true once every update is stored in the database or, while that is down, answered: only then may they
   * be acknowledged. False when the inbox is not open, or too many wait: the updates must come again. Known updates are
   * skipped.
   */
  take(updates: readonly Update[]): Promise<boolean>;
  /** Finishes answers in progress; the rest stays in the database for another process. */
  close(): Promise<void>;
}

export interface InboxOptions {
  readonly storage: Storage;
  readonly log: Log;
  /** Answers one update; never rejects. */
  readonly answer: (update: Update) => Promise<void>;
  /** Others take over a process's updates after this time without a sign of life. */
  readonly leaseMs?: number;
  readonly clock?: Clock;
}

/** Maximum chats answered in parallel, and maximum waiting updates. */
const atOnce = 50;
const longest = 10_000;
/** An interrupted answer may have arrived: it is repeated once, not twice. */
const mostAttempts = 2;

/** An inbox; nothing runs before `open`. */
export function createUpdateInbox(options: InboxOptions): UpdateInbox {
  const { storage, log, answer, leaseMs = 30_000, clock = systemClock } = options;
  const { db, engine } = storage;
  const keeper: Keeper = { id: randomUUID(), leaseMs };
  /** The sender of an update that could not be stored waits for its answer. */
  const unkept = new Map<number, PromiseWithResolvers<boolean>>();
  const undropped = new Set<number>();
  const queue = createUpdateQueue({ handle, atOnce, longest });
  let isOpen = false;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function handle(update: Update): Promise<void> {
    const id = update.update_id;
    const bringer = unkept.get(id);
    if (bringer === undefined && !(await isOurs(id))) return;
    await answer(update);
    if (bringer === undefined) return drop([id]);
    unkept.delete(id);
    // The database may still have stored it after its time limit.
    undropped.add(id);
    bringer.resolve(true);
  }

  /** While the database is down an update is answered rather than left: twice is better than never. */
  async function isOurs(id: number): Promise<boolean> {
    return (await attempt(() => beginAnswer(db, keeper, id))) ?? true;
  }

  async function drop(ids: readonly number[]): Promise<void> {
    for (const id of ids) undropped.add(id);
    const isDone = await attempt(async () => {
      await dropUpdates(db, keeper, ids);
      return true;
    });
    if (isDone === true) for (const id of ids) undropped.delete(id);
  }

  /** The result of `run`; undefined, and logged, when the database does not answer. */
  async function attempt<Result>(run: () => Promise<Result>, ms = ASIDE_MS): Promise<Result | undefined> {
    try {
      return await inTime(storage, run(), ms, clock);
    } catch (error) {
      log.warn({ code: toAppError(error).code }, 'the outcome of an update could not be stored');
      return undefined;
    }
  }

  async function look(which: 'expired' | 'all'): Promise<void> {
    await attempt(async () => {
      if (undropped.size > 0) await drop([...undropped]);
      await renewUpdates(db, keeper);
      const left = await takeOverUpdates(db, keeper, { which, limit: queue.room() });
      for (const each of left) await takeOver(each);
    }, leaseMs);
  }

  async function takeOver({ update, attempts }: LeftUpdate): Promise<void> {
    const id = update.update_id;
    if (attempts >= mostAttempts) {
      log.error({ update: id }, 'an update whose answer was interrupted twice is given up');
      return drop([id]);
    }
    const text = attempts === 0 ? 'an update that was left is answered' : 'an interrupted answer is repeated';
    log.warn({ update: id }, text);
    queue.add(update);
  }

  function lookLater(): void {
    timer = setTimeout(() => {
      looking = look('expired').finally(lookLater);
    }, leaseMs / 3);
    timer.unref();
  }

  async function take(updates: readonly Update[]): Promise<boolean> {
    if (!isOpen || queue.room() < updates.length) return false;
    try {
      const kept = await inTime(storage, keepUpdates(db, keeper, updates), ASIDE_MS, clock);
      for (const update of updates) if (kept.has(update.update_id)) queue.add(update);
      return true;
    } catch (error) {
      if (!hasCode(error, 'storage.connection_lost')) throw error;
      log.warn(
        { code: error.code },
        'the database isn’t responding: updates are acknowledged after their answers',
      );
      return answerUnkept(updates);
    }
  }

  async function answerUnkept(updates: readonly Update[]): Promise<boolean> {
    const answered = updates.map((update) => {
      // Sent again before it was answered.
      const before = unkept.get(update.update_id);
      if (before !== undefined) return before.promise;
      const bringer = Promise.withResolvers<boolean>();
      unkept.set(update.update_id, bringer);
      queue.add(update);
      return bringer.promise;
    });
    return (await Promise.all(answered)).every(Boolean);
  }

  return {
    async open() {
      // No other process can have the embedded engine's folder, so the keeper of these updates is gone.
      await look(engine === 'embedded' ? 'all' : 'expired');
      isOpen = true;
      lookLater();
    },
    take,
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await looking;
      clearTimeout(timer);
      await queue.close();
      for (const bringer of unkept.values()) bringer.resolve(false);
      await attempt(() => giveBackUpdates(db, keeper), leaseMs);
    },
  };
}
