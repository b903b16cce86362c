import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { csvOf } from '@xbts/shared/ledger/csv.ts';
import type { Entry } from '@xbts/shared/ledger/entry.ts';
import type { PastPriceFinder, PastSource } from '@xbts/shared/ledger/pastPrices.ts';
import { pastWorth } from '@xbts/shared/ledger/pastPrices.ts';
import { MONEY_DECIMALS, type PricedAmount, pricedSides } from '@xbts/shared/ledger/tradeWorth.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import type { Asset, ChainAmount } from '@xbts/shared/protocol/objects.ts';
import { operationName } from '@xbts/shared/protocol/operationTypes.ts';
import { placeKey } from './transactionIds.ts';

/** The names used in the rows. */
export interface TableNames {
  readonly assets: ReadonlyMap<string, Pick<Asset, 'symbol' | 'precision'>>;
  readonly accounts: ReadonlyMap<string, string>;
  /** Ids of transactions by placeKey. */
  readonly transactions: ReadonlyMap<string, string>;
}

const placeColumns = ['block', 'transaction_in_block', 'transaction_id', 'operation_id'] as const;
const noPrice = 'no price';

/** The chain's name of the operation; for one newer than this app its number. */
const nameOf = (type: number): string => operationName(type) ?? String(type);

function amountText({ amount, asset_id }: ChainAmount, { assets }: TableNames): string {
  const asset = assets.get(asset_id);
  return formatPlain(amount, asset?.precision ?? 0);
}

/** The decimals of an unreadable asset are unknown: its amounts are in units, and its column says so. */
const symbolOf = (assetId: string, { assets }: TableNames): string =>
  assets.get(assetId)?.symbol ?? `units of ${assetId}`;

const amountPair = (amount: ChainAmount | null, names: TableNames): string[] =>
  amount === null ? ['', ''] : [amountText(amount, names), symbolOf(amount.asset_id, names)];

const partyOf = ({ counterparty }: Entry, { accounts }: TableNames): string =>
  counterparty === null ? '' : (accounts.get(counterparty) ?? counterparty);

function placeOf(entry: Entry, { transactions }: TableNames): string[] {
  const { block, transaction, isVirtual, id } = entry;
  const transactionId = isVirtual ? '' : (transactions.get(placeKey(entry)) ?? '');
  return [String(block), isVirtual ? '' : String(transaction), transactionId, id];
}

const historyColumns = [
  'time_utc',
  'operation',
  'counterparty',
  'asset',
  'change',
  'balance_after',
  'fee',
  'fee_asset',
  'market_fee',
  'market_fee_asset',
  'order',
  'pool',
  ...placeColumns,
] as const;

/**
 * Entries as CSV, in their order: a row for each changed balance, or one that would have changed if fees had left
 * anything; the change includes fees, which appear once per operation; amounts in wholes with a decimal point. `after`
 * holds the balances right after an entry by its id.
 */
export function historyCsv(
  entries: readonly Entry[],
  after: ReadonlyMap<string, ReadonlyMap<string, bigint>>,
  names: TableNames,
): string {
  const rows = entries.flatMap((entry) => {
    const { id, type, at, got, changes, fee, marketFee, orderId, poolId } = entry;
    const eaten = got.filter(({ amount, asset_id }) => amount === 0n && !changes.has(asset_id));
    const told = [...changes, ...eaten.map(({ asset_id }) => [asset_id, 0n] as const)];
    const moved = told.length === 0 ? [undefined] : told;
    return moved.map((change, index) => {
      const balance = change && after.get(id)?.get(change[0]);
      const wholes = (units: bigint) => amountText({ amount: units, asset_id: change?.[0] ?? '' }, names);
      return [
        chainTimeOfMs(at),
        nameOf(type),
        partyOf(entry, names),
        change === undefined ? '' : symbolOf(change[0], names),
        change === undefined ? '' : wholes(change[1]),
        balance === undefined ? '' : wholes(balance),
        ...amountPair(index === 0 ? fee : null, names),
        ...amountPair(index === 0 ? marketFee : null, names),
        orderId ?? '',
        poolId ?? '',
        ...placeOf(entry, names),
      ];
    });
  });
  return csvOf([historyColumns, ...rows]);
}

const taxColumns = [
  'time_utc',
  'event',
  'operation',
  'asset',
  'amount',
  'worth_usd',
  'price_source',
  'fee',
  'fee_asset',
  'fee_worth_usd',
  'counterparty',
  'order',
  'pool',
  ...placeColumns,
] as const;

const worthText = (worth: bigint | null): string =>
  worth === null ? noPrice : formatPlain(worth, MONEY_DECIMALS);

/** A source in words, for readers who check the figures. */
export function sourceText(source: PastSource): string {
  if (source.kind === 'service') return `CoinPaprika ${source.coin.toUpperCase()} of that day`;
  if (source.kind === 'pool')
    return `reserves of the pool of ${source.symbol} for a share x prices of that day`;
  if (source.kind === 'token') return 'token of one US dollar';
  return `last trade ${source.symbol}/BTS on the chain x CoinPaprika BTS of that day`;
}

/**
 * Entries for a tax return as CSV, in their order: a row for each amount that came in or went out, with its value then
 * in US dollars, the source of that, and the network fee, once per operation; 'no price' when unknown, never zero.
 */
export function taxCsv(entries: readonly Entry[], find: PastPriceFinder, names: TableNames): string {
  const rows = entries.flatMap((entry) => taxRows(entry, find, names));
  return csvOf([taxColumns, ...rows]);
}

function taxRows(entry: Entry, find: PastPriceFinder, names: TableNames): string[][] {
  const worthOf = (amount: ChainAmount, at: number) => pastWorth(find, amount, at);
  const { gave, got } = pricedSides(entry, worthOf);
  const events: (readonly [string, PricedAmount | null])[] = [
    ...gave.map((amount) => ['out', amount] as const),
    ...got.map((amount) => ['in', amount] as const),
    ...(entry.feeBack === null
      ? []
      : [['fee_back', { ...entry.feeBack, worth: worthOf(entry.feeBack, entry.at) }] as const]),
  ];
  const told = events.length === 0 && entry.fee !== null ? [['fee', null] as const] : events;
  return told.map(([event, amount], index) => [
    chainTimeOfMs(entry.at),
    event,
    nameOf(entry.type),
    ...(amount === null
      ? ['', '', '', '']
      : [
          symbolOf(amount.asset_id, names),
          amountText(amount, names),
          worthText(amount.worth),
          sourceOf(amount, entry, find),
        ]),
    ...amountPair(index === 0 ? entry.fee : null, names),
    index === 0 && entry.fee !== null ? worthText(worthOf(entry.fee, entry.at)) : '',
    partyOf(entry, names),
    entry.orderId ?? '',
    entry.poolId ?? '',
    ...placeOf(entry, names),
  ]);
}

function sourceOf(amount: PricedAmount, { at }: Entry, find: PastPriceFinder): string {
  const own = find(amount.asset_id, at);
  if (amount.worth === null) return '';
  const isOwn = own !== null && pastWorth(find, amount, at) === amount.worth;
  return isOwn ? sourceText(own.source) : 'the other side of the trade';
}
