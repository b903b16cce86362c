import { isOfGateway } from '@xbts/shared/assets/issuers.ts';
import type { GroupCause } from '@xbts/shared/ledger/operationGroups.ts';
import { marketOf } from '@xbts/shared/market/marketOf.ts';
import { comparePrices, type OrderPrice } from '@xbts/shared/market/orders/orderPrice.ts';
import type { Asset, ChainAmount } from '@xbts/shared/protocol/objects.ts';
import type { ListedMovement } from '@xbts/shared/protocol/operations/history.ts';
import { operationType as type } from '@xbts/shared/protocol/operationTypes.ts';
import type { Description } from './describeOperation.ts';

/** What happened, as its row says it. */
export type SummaryKind =
  | 'in'
  | 'out'
  | 'deposit'
  | 'withdrawal'
  | 'payout'
  | 'swap'
  | 'bought'
  | 'sold'
  | 'buyOrders'
  | 'sellOrders'
  | 'staked'
  | 'claimed'
  | 'added'
  | 'removed'
  | 'expired'
  | 'rest'
  | 'cancelled'
  | 'other';

/** Prices of orders or fills, in the market of the two assets. */
export interface SummaryPrices {
  readonly quote: SummaryAsset;
  readonly base: SummaryAsset;
  readonly lowest: OrderPrice;
  readonly highest: OrderPrice;
}

export type SummaryAsset = Pick<Asset, 'id' | 'symbol' | 'precision' | 'issuer'>;
export type SummaryAssets = ReadonlyMap<string, SummaryAsset>;

/** One event of a history in short. */
export interface Summary {
  readonly kind: SummaryKind;
  /** The operation that gives the row its name. */
  readonly lead: Description;
  /** How many such operations: orders, payments. */
  readonly count: number;
  /** The other accounts, by their ids. */
  readonly parties: readonly string[];
  /** What the row shows: amounts of one direction. */
  readonly figures: readonly ListedMovement[];
  /** What was given for it in a trade. */
  readonly paid: readonly ListedMovement[];
  readonly prices: SummaryPrices | null;
}

/** Operations of one event, the newest first. */
export interface Described {
  readonly cause: GroupCause;
  readonly rows: readonly [Row, ...Row[]];
}

interface Row {
  readonly description: Description;
}
type Rows = Described['rows'];

/** What each asset of these operations came to, without those that only take part or cancel out. */
export function netOf(rows: readonly Row[]): ListedMovement[] {
  const sums = new Map<string, bigint>();
  for (const { description } of rows)
    for (const { assetId, units, sign } of description.movements)
      sums.set(assetId, (sums.get(assetId) ?? 0n) + units * BigInt(sign));
  return [...sums].flatMap(([assetId, sum]): ListedMovement[] => {
    if (sum === 0n) return [];
    return [sum > 0n ? { assetId, units: sum, sign: 1 } : { assetId, units: -sum, sign: -1 }];
  });
}

/** The amounts that only take part, each asset once. */
function involvedIn(rows: readonly Row[]): ListedMovement[] {
  const sums = new Map<string, bigint>();
  for (const { description } of rows)
    for (const { assetId, units, sign } of description.movements)
      if (sign === 0) sums.set(assetId, (sums.get(assetId) ?? 0n) + units);
  return [...sums].map(([assetId, units]) => ({ assetId, units, sign: 0 }));
}

const withSign = (moved: readonly ListedMovement[], sign: 1 | -1): ListedMovement[] =>
  moved.filter((each) => each.sign === sign);

/** The short form of a group of operations, the newest first. */
export function summaryOf({ rows, cause }: Described, assets: SummaryAssets): Summary {
  const of = (...kinds: number[]) => rows.filter(({ description }) => kinds.includes(description.type));
  if (cause === 'payout') return payoutOf(rows);
  if (of(type.liquidity_pool_exchange, type.fill_order).length > 0)
    return tradeOf(rows, of(type.liquidity_pool_exchange, type.fill_order), assets);
  const [added, removed] = [of(type.liquidity_pool_deposit), of(type.liquidity_pool_withdraw)];
  if (added.length + removed.length > 0) return poolOf(rows, added, removed);
  const orders = of(type.limit_order_create);
  if (orders.length > 0) return ordersOf(rows, orders, assets);
  const cancelled = of(type.limit_order_cancel);
  if (cancelled.length > 0) return cancelledOf(rows, cancelled);
  return paymentOf(rows, assets) ?? otherOf(rows);
}

const plain = { count: 1, parties: [], paid: [], prices: null } as const;

/** Groups are never empty; the oldest operation is what their transaction began with. */
const firstOf = (rows: Rows): Description => (rows.at(-1) ?? rows[0]).description;

const partiesOf = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap(({ description: { counterparty } }) => counterparty ?? [])),
];

function payoutOf(rows: Rows): Summary {
  const figures = withSign(netOf(rows), 1);
  return {
    ...plain,
    kind: 'payout',
    lead: firstOf(rows),
    count: rows.length,
    parties: partiesOf(rows),
    figures,
  };
}

function tradeOf(rows: Rows, trades: readonly Row[], assets: SummaryAssets): Summary {
  const net = netOf(trades);
  const [got, paid] = [withSign(net, 1), withSign(net, -1)];
  const figures = got.length > 0 ? got : paid;
  const lead = trades.at(-1)?.description ?? firstOf(rows);
  const trade = { ...plain, kind: 'swap', lead, figures, paid: got.length > 0 ? paid : [] } as const;
  if (trades.some(({ description }) => description.type !== type.fill_order)) return trade;
  const prices = pricesOf(
    trades.flatMap(({ description: { order } }) => order?.fill ?? []),
    assets,
    true,
  );
  const quote = prices === null ? undefined : net.find(({ assetId }) => assetId === prices.quote.id);
  if (prices === null || quote === undefined) return trade;
  return { ...trade, kind: quote.sign > 0 ? 'bought' : 'sold', prices };
}

function poolOf(rows: Rows, added: readonly Row[], removed: readonly Row[]): Summary {
  const isAdded = added.length > 0;
  const lead = (isAdded ? added : removed)[0]?.description ?? firstOf(rows);
  const figures = withSign(netOf(rows), isAdded ? -1 : 1);
  return { ...plain, kind: isAdded ? 'added' : 'removed', lead, figures };
}

interface Exchange {
  readonly pays: ChainAmount;
  readonly receives: ChainAmount;
}

/** What an order offers and asks, from its entry in the list. */
function exchangeOf({ description: { movements } }: Row): Exchange[] {
  const [offered, asked] = movements;
  if (offered === undefined || asked === undefined) return [];
  const amount = ({ assetId, units }: ListedMovement) => ({ asset_id: assetId, amount: units });
  return [{ pays: amount(offered), receives: amount(asked) }];
}

/** The span of prices, or one price of all together; null when they are of several markets, or an asset is not read. */
function pricesOf(
  exchanges: readonly Exchange[],
  assets: SummaryAssets,
  isTogether: boolean,
): SummaryPrices | null {
  const [first] = exchanges;
  const [one, other] = [assets.get(first?.pays.asset_id ?? ''), assets.get(first?.receives.asset_id ?? '')];
  if (one === undefined || other === undefined) return null;
  const isOneBase = marketOf(one.symbol, other.symbol).base === one.symbol;
  const [base, quote] = isOneBase ? [one, other] : [other, one];
  const prices = exchanges.map(({ pays, receives }): OrderPrice | null => {
    if (pays.asset_id === base.id && receives.asset_id === quote.id)
      return { base: pays.amount, quote: receives.amount };
    if (pays.asset_id !== quote.id || receives.asset_id !== base.id) return null;
    return { base: receives.amount, quote: pays.amount };
  });
  const known = prices.flatMap((price) => price ?? []);
  if (known.length < exchanges.length) return null;
  const whole = known.reduce((sum, price) => ({
    base: sum.base + price.base,
    quote: sum.quote + price.quote,
  }));
  const spread = (isTogether ? [whole] : known).filter((price) => price.quote > 0n).sort(comparePrices);
  const [lowest, highest] = [spread[0], spread.at(-1)];
  return lowest === undefined || highest === undefined ? null : { quote, base, lowest, highest };
}

function ordersOf(rows: Rows, orders: readonly Row[], assets: SummaryAssets): Summary {
  const lead = orders.at(-1)?.description ?? firstOf(rows);
  const exchanges = orders.flatMap(exchangeOf);
  const prices = pricesOf(exchanges, assets, false);
  const sells = exchanges.filter(({ pays }) => pays.asset_id === prices?.quote.id);
  const isOneSided = sells.length === 0 || sells.length === exchanges.length;
  const count = orders.length;
  if (prices === null || !isOneSided)
    return {
      ...plain,
      kind: 'other',
      lead,
      count,
      figures: exchanges.length === 1 ? involvedIn(orders).slice(0, 1) : [],
    };
  const units = exchanges.reduce(
    (sum, { pays, receives }) => sum + (sells.length > 0 ? pays : receives).amount,
    0n,
  );
  const figures: ListedMovement[] = [{ assetId: prices.quote.id, units, sign: 0 }];
  return { ...plain, kind: sells.length > 0 ? 'sellOrders' : 'buyOrders', lead, count, prices, figures };
}

function cancelledOf(rows: Rows, cancelled: readonly Row[]): Summary {
  const lead = cancelled.at(-1)?.description ?? firstOf(rows);
  const kind = lead.order?.ending ?? 'cancelled';
  return { ...plain, kind, lead, count: cancelled.length, figures: involvedIn(cancelled) };
}

/** Payments in one direction; null for anything else. */
function paymentOf(rows: Rows, assets: SummaryAssets): Summary | null {
  const lead = firstOf(rows);
  const payments = rows.filter(({ description: { direction } }) => direction !== null);
  const { direction } = lead;
  const isOneWay = payments.every(({ description }) => description.direction === direction);
  const figures = netOf(payments);
  if (direction === null || !isOneWay || figures.length === 0) return null;
  const parties = partiesOf(payments);
  const shown = { ...plain, lead, count: payments.length, parties, figures };
  const [party] = parties;
  const isGateways = figures.every(({ assetId }) => {
    const asset = assets.get(assetId);
    return asset !== undefined && isOfGateway(asset.symbol) && asset.issuer === party;
  });
  if (parties.length === 1 && isGateways)
    return { ...shown, kind: direction === 'in' ? 'deposit' : 'withdrawal' };
  return { ...shown, kind: direction };
}

/** What one does with stakes of one's own; a stake for somebody else is a payment. */
const ownStakes: Readonly<Partial<Record<number, SummaryKind>>> = {
  [type.vesting_balance_create]: 'staked',
  [type.vesting_balance_withdraw]: 'claimed',
};

function otherOf(rows: Rows): Summary {
  const lead = firstOf(rows);
  const net = netOf(rows);
  const [got, given] = [withSign(net, 1), withSign(net, -1)];
  const moved = got.length > 0 ? got : given;
  const figures = moved.length > 0 ? moved : involvedIn(rows.slice(-1)).slice(0, 1);
  const kind = ownStakes[lead.type] ?? 'other';
  return { ...plain, kind, lead, count: rows.length, parties: partiesOf(rows.slice(-1)), figures };
}
