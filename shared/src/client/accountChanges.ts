import * as v from 'valibot';
import { isObjectId } from '../protocol/objectId.ts';
import type { Clock } from './clock.ts';
import { parseAnswer } from './parseAnswer.ts';

/** A block brings up to three notices in a row, reported as one change. */
const DEBOUNCE_MS = 80;
/** The maximum number of accounts in one get_full_accounts call (chain.md §2). */
const MAX_PER_CALL = 50;
/** Kinds whose removal can affect any account: the notice of a removal is a bare id. */
const OWNED_KINDS = ['1.4', '1.7', '1.8', '1.10', '1.12', '1.13', '1.16', '2.5'];

const idsSchema = v.array(
  v.tuple([v.string(), v.looseObject({ account: v.looseObject({ id: v.string() }) })]),
);

interface WatchedAccount {
  /** Known from the start for an id; for a name, from the node's answer. */
  id: string | null;
  readonly listeners: Set<() => void>;
}

type AskFullAccounts = (keys: readonly string[]) => Promise<unknown>;

/** True when a value equals this text or contains it at any depth. */
function mentions(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value === text;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => mentions(inner, text));
}

/** Detects from notices which watched accounts changed, and calls their listeners once a block. */
export class AccountChanges {
  readonly #clock: Clock;
  readonly #isResting: () => boolean;
  readonly #watched = new Map<string, WatchedAccount>();
  readonly #changed = new Set<WatchedAccount>();
  #timer: unknown;

  constructor(clock: Clock, isResting: () => boolean) {
    this.#clock = clock;
    this.#isResting = isResting;
  }

  add(nameOrId: string, listener: () => void): { isNew: boolean; end: () => void } {
    const known = this.#watched.get(nameOrId);
    const account = known ?? { id: isObjectId(nameOrId, '1.2') ? nameOrId : null, listeners: new Set() };
    this.#watched.set(nameOrId, account);
    // A listener added twice is called twice and removed twice.
    const own = () => listener();
    account.listeners.add(own);
    const end = () => {
      account.listeners.delete(own);
      if (account.listeners.size === 0 && this.#watched.get(nameOrId) === account)
        this.#watched.delete(nameOrId);
    };
    return { isNew: known === undefined, end };
  }

  /** Subscribes to all accounts on the node, and learns the ids of those given by name. */
  async subscribeAll(ask: AskFullAccounts): Promise<void> {
    await this.subscribe([...this.#watched.keys()], ask);
  }

  async subscribe(keys: readonly string[], ask: AskFullAccounts): Promise<void> {
    for (let start = 0; start < keys.length; start += MAX_PER_CALL) {
      const answer = await ask(keys.slice(start, start + MAX_PER_CALL));
      for (const [key, full] of parseAnswer(idsSchema, 'get_full_accounts', answer)) {
        const account = this.#watched.get(key);
        if (account !== undefined) account.id = full.account.id;
      }
    }
  }

  /**
   * Returns the watched accounts that a notice mentions: the node sends whole groups, which include other accounts'
   * objects.
   */
  look(items: readonly unknown[]): string[] {
    const hasRemoved = items.some(
      (item) => typeof item === 'string' && OWNED_KINDS.some((kind) => isObjectId(item, kind)),
    );
    const found: string[] = [];
    for (const [key, account] of this.#watched) {
      const { id } = account;
      if (!hasRemoved && (id === null || !items.some((item) => mentions(item, id)))) continue;
      this.#touch(account);
      found.push(key);
    }
    return found;
  }

  touchAll(): void {
    for (const account of this.#watched.values()) this.#touch(account);
  }

  /** Reports the changes of a rest. */
  catchUp(): void {
    if (this.#changed.size > 0) this.#tellSoon();
  }

  close(): void {
    this.#clock.clearTimeout(this.#timer);
    this.#watched.clear();
    this.#changed.clear();
  }

  #touch(account: WatchedAccount): void {
    this.#changed.add(account);
    this.#tellSoon();
  }

  #tellSoon(): void {
    if (this.#timer !== undefined) return;
    this.#timer = this.#clock.setTimeout(() => {
      this.#timer = undefined;
      // A report makes listeners read: during a rest the change is kept.
      if (this.#isResting()) return;
      const changed = [...this.#changed];
      this.#changed.clear();
      for (const { listeners } of changed) for (const listener of [...listeners]) listener();
    }, DEBOUNCE_MS);
  }
}
