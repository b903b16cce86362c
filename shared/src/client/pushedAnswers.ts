import type { Clock } from './clock.ts';
import type { Connection } from './connection.ts';

/** An older answer is requested again, even without a notice of a change. */
const COUNTS_MS = 15_000;

interface Kept {
  readonly connection: Connection;
  readonly answer: Promise<unknown>;
  /** Its subject: ids of objects, or names of accounts. */
  readonly about: readonly string[];
  readonly at: number;
}

const keyOf = (method: string, params: readonly unknown[]): string => JSON.stringify([method, params]);

/**
 * A node's answers to subscriptions. Each serves once as the answer to the same plain question, unless a change was
 * reported in between: this saves a second request.
 */
export class PushedAnswers {
  readonly #clock: Clock;
  readonly #kept = new Map<string, Kept>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Keeps an answer, or a pending one, for the plain question. */
  keep(
    connection: Connection,
    [method, params]: readonly [method: string, params: readonly unknown[]],
    answer: Promise<unknown>,
    about: readonly string[],
  ): void {
    this.#kept.set(keyOf(method, params), { connection, answer, about, at: this.#clock.now() });
  }

  /** Something has changed: answers about it no longer count. */
  forget(changed: string): void {
    for (const [key, { about }] of this.#kept) if (about.includes(changed)) this.#kept.delete(key);
  }

  /** This connection's answer to a plain question, if any; it is returned once. */
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
