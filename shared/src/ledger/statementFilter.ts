import { operationType as type } from '../protocol/operationTypes.ts';
import type { Entry } from './entry.ts';

/** The filters of a history. A trade in a pool is a trade, a pool entry and an entry of that pool's history. */
export const entryKinds = [
  'all',
  'received',
  'sent',
  'orders',
  'trades',
  'pools',
  'staking',
  'other',
] as const;
export type EntryKind = (typeof entryKinds)[number];

const orders: ReadonlySet<number> = new Set([
  type.limit_order_create,
  type.limit_order_cancel,
  type.limit_order_update,
  type.fill_order,
]);
const pools: ReadonlySet<number> = new Set([
  type.liquidity_pool_create,
  type.liquidity_pool_delete,
  type.liquidity_pool_deposit,
  type.liquidity_pool_withdraw,
  type.liquidity_pool_exchange,
  type.liquidity_pool_update,
]);
const trades: ReadonlySet<number> = new Set([type.fill_order, type.liquidity_pool_exchange]);
const staking: ReadonlySet<number> = new Set([type.vesting_balance_create, type.vesting_balance_withdraw]);
const payments: ReadonlySet<number> = new Set([
  type.transfer,
  type.asset_issue,
  type.balance_claim,
  type.asset_reserve,
  type.override_transfer,
]);

const fits: Readonly<Record<EntryKind, (entry: Entry) => boolean>> = {
  all: () => true,
  received: ({ type: kind, got }) => payments.has(kind) && got.length > 0,
  sent: ({ type: kind, gave }) => payments.has(kind) && gave.length > 0,
  orders: ({ type: kind }) => orders.has(kind),
  trades: ({ type: kind }) => trades.has(kind),
  pools: ({ type: kind }) => pools.has(kind),
  staking: ({ type: kind }) => staking.has(kind),
  other: ({ type: kind, got, gave }) =>
    ![orders, pools, staking].some((kinds) => kinds.has(kind)) &&
    !(payments.has(kind) && got.length + gave.length > 0),
};

/** The wanted entries; null and '' do not filter. */
export interface EntryFilter {
  readonly kind: EntryKind;
  /** Moved, or paid as a fee. */
  readonly assetId: string | null;
  /** The other account, by its id. */
  readonly counterparty: string | null;
  /** Milliseconds since 1970: from, inclusive, to, exclusive. */
  readonly from: number | null;
  readonly to: number | null;
  /** All of its words must match. */
  readonly text: string;
}

export const everything: EntryFilter = {
  kind: 'all',
  assetId: null,
  counterparty: null,
  from: null,
  to: null,
  text: '',
};

/** The assets that an entry moves or names, without duplicates. */
export function assetsOf({ changes, gave, got, kept, fee }: Entry): string[] {
  const named = [...gave, ...got, ...kept, ...(fee === null ? [] : [fee])].map(({ asset_id }) => asset_id);
  return [...new Set([...changes.keys(), ...named])];
}

/** The entries that pass a filter, in their order; `wordsOf` gives searchable words beside its numbers. */
export function filteredEntries<E extends Entry>(
  entries: readonly E[],
  { kind, assetId, counterparty, from, to, text }: EntryFilter,
  wordsOf: (entry: E) => readonly string[],
): E[] {
  const wanted = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const isFound = (entry: E): boolean => {
    if (wanted.length === 0) return true;
    const { id, block, orderId, poolId, counterparty: other } = entry;
    const numbers = [id, String(block), orderId ?? '', poolId ?? '', other ?? ''];
    const words = [...numbers, ...wordsOf(entry)].join('\n').toLowerCase();
    return wanted.every((word) => words.includes(word));
  };
  return entries.filter(
    (entry) =>
      fits[kind](entry) &&
      (assetId === null || assetsOf(entry).includes(assetId)) &&
      (counterparty === null || entry.counterparty === counterparty) &&
      (from === null || entry.at >= from) &&
      (to === null || entry.at < to) &&
      isFound(entry),
  );
}
