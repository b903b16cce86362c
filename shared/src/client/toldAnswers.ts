import type { Clock } from './clock.ts';
import type { Connection } from './connection.ts';

/** An answer that came longer ago is asked for again, though nothing was told of a change. */
const COUNTS_MS = 15_000;

interface Kept {
  readonly connection: Connection;
  readonly answer: Promise<unknown>;
  /** What it is about: ids of objects, or the names of accounts. */
  readonly about: readonly string[];
  readonly at: number;
}

const keyOf = (method: string, params: readonly unknown[]): string => JSON.stringify([method, params]);

/**
 * What a node has answered to who asked to be told of changes. Once, it stands for the answer to the same question asked plainly, unless
 * a change was told since: the question need not go to the node twice.
 */
export class ToldAnswers {
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Keeps an answer, or one that is on its way, for the question as it is asked plainly. */
  keep(
    connection: Connection,
    [method, params]: readonly [method: string, params: readonly unknown[]],
    answer: Promise<unknown>,
    about: readonly string[],
  ): void {
    this.#kept.set(keyOf(method, params), { connection, answer, about, at: this.#clock.now() });
  }

  /** Something has changed: what was answered about it counts no more. */
  forget(changed: string): void {
    for (const [key, { about }] of this.#kept) if (about.includes(changed)) this.#kept.delete(key);
  }

  /** The answer of this connection to a plain question, where there is one; it is given once. */
  take(connection: Connection, method: string, params: readonly unknown[]): Promise<unknown> | undefined {
    const key = keyOf(method, params);
    const kept = this.#kept.get(key);
    if (kept === undefined || kept.connection !== connection) return undefined;
    this.#kept.delete(key);
    return this.#clock.now() - kept.at > COUNTS_MS ? undefined : kept.answer;
  }

  clear(): void {
    this.#kept.clear();
  }
}
