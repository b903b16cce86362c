import { encodeJson } from '../json.ts';
import type { AppliedBlock } from '../ledger/ledger.ts';
import type { FillOrder, LimitOrderObject } from '../ledger/objects/market.ts';
import type { OperationRecord } from '../ledger/objects/operations.ts';
import type { ChainObject } from '../ledger/objects.ts';
import { marketOf } from '../ledger/state.ts';
import type { NoticeKind } from './lies/lie.ts';
import type { NodeView } from './nodeView.ts';
import { relevantAccounts } from './relevantAccounts.ts';

const MOST_ACCOUNTS = 100;

type SendNotice = (callback: number, argument: unknown) => void;

interface ChangedObject {
  id: string;
  object: ChainObject | undefined;
}

/** The subscriptions of one connection (graphene database_api.cpp; chain.md §1 Notices). */
export class Subscriptions {
  readonly #view: NodeView;
  readonly #send: SendNotice;
  readonly #objects = new Set<string>();
  readonly #accounts = new Set<string>();
  readonly #markets = new Map<string, number>();
  readonly #confirmations = new Map<string, number>();
  #objectCallback: number | undefined;
  #blockCallback: number | undefined;
  #isAutomatic = true;
  #stopPending: (() => void) | undefined;
  readonly #stopApplied: () => void;

  constructor(view: NodeView, send: SendNotice) {
    this.#view = view;
    this.#send = send;
    this.#stopApplied = view.onApplied((applied) => this.#onApplied(applied));
  }

  setAutomatic(isAutomatic: boolean): void {
    this.#isAutomatic = isAutomatic;
  }

  /** Sets the callback for objects and forgets every object and account; markets stay. */
  setObjectCallback(callback: number): void {
    this.#objectCallback = callback;
    this.#objects.clear();
    this.#accounts.clear();
  }

  setBlockCallback(callback: number): void {
    this.#blockCallback = callback;
  }

  setPendingCallback(callback: number): void {
    this.#stopPending?.();
    this.#stopPending = this.#view.ledger.onPending((transaction) => {
      if (this.#view.faults.settings.isStalled) return;
      const { operation_results: _, ...signed } = transaction;
      this.#tell('pending', callback, encodeJson(signed));
    });
  }

  setMarketCallback(callback: number, one: string, other: string): void {
    this.#markets.set(marketKey(one, other), callback);
  }

  removeMarket(one: string, other: string): void {
    this.#markets.delete(marketKey(one, other));
  }

  /** Calls the callback when the transaction is in a block. */
  awaitConfirmation(transactionId: string, callback: number): void {
    this.#confirmations.set(transactionId, callback);
  }

  cancelConfirmation(transactionId: string): void {
    this.#confirmations.delete(transactionId);
  }

  cancelAll(): void {
    this.#objectCallback = undefined;
    this.#objects.clear();
    this.#accounts.clear();
    this.#markets.clear();
  }

  /** Subscribes objects that a call returns, if the caller asked for it: only once a callback is set, and by default unless switched off. */
  watchObjects(ids: Iterable<string>, wish: boolean | undefined): void {
    if (!this.#shouldWatch(wish)) return;
    for (const id of ids) {
      if (!id.startsWith('1.11.') && !id.startsWith('2.9.')) this.#objects.add(id);
    }
  }

  /** As `watchObjects`, and everything that concerns the account as well. */
  watchAccount(accountId: string, wish: boolean | undefined): void {
    if (!this.#shouldWatch(wish)) return;
    this.#objects.add(accountId);
    if (this.#accounts.size < MOST_ACCOUNTS) this.#accounts.add(accountId);
  }

  close(): void {
    this.#stopApplied();
    this.#stopPending?.();
    this.cancelAll();
  }

  #shouldWatch(wish: boolean | undefined): boolean {
    return this.#objectCallback !== undefined && (wish ?? this.#isAutomatic);
  }

  #onApplied(applied: AppliedBlock): void {
    if (this.#blockCallback !== undefined) this.#tell('block', this.#blockCallback, applied.id);
    this.#confirm(applied);
    this.#sendFills(applied);
    const { state } = this.#view.ledger;
    const present = (id: string): ChangedObject => ({
      id,
      object: state.store.object(id) ?? this.#view.object(id),
    });
    this.#sendGroup(applied.created.map(present), true);
    this.#sendGroup(applied.changed.map(present), true);
    this.#sendGroup(
      applied.removed.map(({ id, before }) => ({ id, object: before })),
      false,
    );
  }

  /** One group of a block: a single relevant object of a subscribed account sends the whole group (handle_object_changed). */
  #sendGroup(group: ChangedObject[], isFull: boolean): void {
    this.#sendOrders(group, isFull);
    if (this.#objectCallback === undefined) return;
    const concernsAccount =
      this.#accounts.size > 0 &&
      group.some(({ id, object }) =>
        relevantAccounts(id, object).some((account) => this.#accounts.has(account)),
      );
    const told = group.filter(({ id }) => concernsAccount || this.#objects.has(id));
    const argument = told.flatMap(({ id, object }) => printed(id, object, isFull));
    if (argument.length > 0) this.#tell('objects', this.#objectCallback, argument);
  }

  #sendOrders(group: ChangedObject[], isFull: boolean): void {
    if (this.#markets.size === 0) return;
    const byMarket = new Map<string, unknown[]>();
    for (const { id, object } of group) {
      if (!id.startsWith('1.7.') || object === undefined) continue;
      const { base, quote } = (object as LimitOrderObject).sell_price;
      appendTo(byMarket, marketKey(base.asset_id, quote.asset_id), printed(id, object, isFull));
    }
    this.#sendByMarket(byMarket);
  }

  #sendFills({ operations }: AppliedBlock): void {
    if (this.#markets.size === 0) return;
    const byMarket = new Map<string, unknown[]>();
    for (const { op, result } of operations.filter(isFill)) {
      const fill = op[1] as object as FillOrder;
      const key = marketKey(fill.pays.asset_id, fill.receives.asset_id);
      appendTo(byMarket, key, [encodeJson([op, result])]);
    }
    this.#sendByMarket(byMarket);
  }

  #sendByMarket(byMarket: Map<string, unknown[]>): void {
    for (const [key, argument] of byMarket) {
      const callback = this.#markets.get(key);
      if (callback !== undefined) this.#tell('market', callback, argument);
    }
  }

  #tell(kind: NoticeKind, callback: number, argument: unknown): void {
    const told = this.#view.liar.notice(kind, argument);
    if (told !== undefined) this.#send(callback, told);
  }

  #confirm({ transactions }: AppliedBlock): void {
    for (const { id, blockNumber, index, transaction } of transactions) {
      const callback = this.#confirmations.get(id);
      if (callback === undefined) continue;
      this.#confirmations.delete(id);
      this.#tell(
        'confirmation',
        callback,
        encodeJson({ id, block_num: blockNumber, trx_num: index, trx: transaction }),
      );
    }
  }
}

function isFill({ op }: OperationRecord): boolean {
  return op[0] === 4;
}

function printed(id: string, object: ChainObject | undefined, isFull: boolean): unknown[] {
  if (!isFull) return [id];
  return object === undefined ? [] : [encodeJson(object)];
}

function marketKey(one: string, other: string): string {
  const { base, quote } = marketOf(one, other);
  return `${base} ${quote}`;
}

function appendTo(groups: Map<string, unknown[]>, key: string, items: unknown[]): void {
  groups.set(key, [...(groups.get(key) ?? []), ...items]);
}
