import { getMarketHistory } from '@xbts/shared/actions/getMarketHistory.ts';
import { getMarketHistoryBuckets } from '@xbts/shared/actions/getMarketHistoryBuckets.ts';
import { getTradeHistory } from '@xbts/shared/actions/getTradeHistory.ts';
import { DAY_MS, DAY_SECONDS } from '@xbts/shared/amounts/durations.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { TradedDay } from '@xbts/shared/ledger/pastPrices.ts';
import {
  type DealSample,
  daysWithSubstance,
  type MarketDeal,
  type MarketInterval,
} from '@xbts/shared/ledger/tradedDays.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { CORE_ASSET_ID, CORE_PRECISION } from '@xbts/shared/protocol/constants.ts';
import type { MarketTrade } from '@xbts/shared/protocol/marketObjects.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';

/** chain.md §2: a node's limit per answer; it keeps 1500 of a size. */
const MOST_AT_ONCE = 200;
const MOST_REQUESTS = 8;
/** chain.md §2: a node's limit of trades per answer. */
const MOST_TRADES = 100;
/** Maximum samples of a busy market, a week or more apart. */
const MOST_SAMPLES = 40;
const LEAST_STEP_MS = 7 * DAY_MS;

/** The largest candle size, up to a day, that a node keeps; undefined: none. */
export async function daySize(reader: ChainReader, signal: AbortSignal): Promise<number | undefined> {
  const sizes = await getMarketHistoryBuckets(reader, { signal });
  return sizes.filter((size) => size <= DAY_SECONDS).at(-1);
}

/** The asset's market with the core asset, and the start (ms). */
export interface TradedRange {
  readonly asset: Pick<Asset, 'id' | 'precision'>;
  readonly seconds: number;
  readonly from: number;
  readonly now: number;
}

/** An asset's trades for the core asset, by candle since `from` (ms), the oldest first; one request at a time. */
async function readStretches(
  reader: ChainReader,
  { asset, seconds, from, now }: TradedRange,
  signal: AbortSignal,
): Promise<MarketInterval[]> {
  const stretches: MarketInterval[] = [];
  let start = from;
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    const range = { base: asset.id, quote: CORE_ASSET_ID, seconds, from: start, to: now };
    const buckets = await getMarketHistory(reader, range, { signal });
    for (const { key, close_base, close_quote, base_volume, quote_volume } of buckets) {
      const isCoreBase = key.base === CORE_ASSET_ID;
      const [core, units] = isCoreBase ? [close_base, close_quote] : [close_quote, close_base];
      const [coreUnits, volume] = isCoreBase ? [base_volume, quote_volume] : [quote_volume, base_volume];
      // The candle's last trade is at its end at the latest.
      if (core > 0n && units > 0n && volume > 0n)
        stretches.push({
          at: msOfChainTime(key.open),
          length: seconds * 1_000,
          rate: Number(core) / Number(units),
          coreUnits,
        });
    }
    const last = buckets.at(-1);
    if (last === undefined || buckets.length < MOST_AT_ONCE) break;
    start = msOfChainTime(last.key.open) + 1000;
  }
  return stretches;
}

const dealOf = (trade: MarketTrade, precision: number): MarketDeal => ({
  at: msOfChainTime(trade.date),
  rate: Number(trade.price) * 10 ** (CORE_PRECISION - precision),
  coreUnits: Number(trade.value) * 10 ** CORE_PRECISION,
  maker: trade.side1_account_id,
  taker: trade.side2_account_id,
});

/** Trades with their parties back to `from`: all if they are few, samples of a hundred at busy times; newest first. */
async function readSamples(
  reader: ChainReader,
  { asset, from, now }: TradedRange,
  signal: AbortSignal,
): Promise<DealSample[]> {
  const samples: DealSample[] = [];
  const step = Math.max(LEAST_STEP_MS, (now - from) / MOST_SAMPLES);
  let until = now;
  while (until >= from) {
    const range = { since: from, until, limit: MOST_TRADES };
    const trades = await getTradeHistory(reader, CORE_ASSET_ID, asset.id, { ...range, signal });
    const deals = trades.map((trade) => dealOf(trade, asset.precision));
    const last = deals.length < MOST_TRADES ? undefined : deals.at(-1);
    const since = last?.at ?? Number.NEGATIVE_INFINITY;
    const before = samples.at(-1);
    if (before === undefined) samples.push({ since, until: Number.POSITIVE_INFINITY, deals });
    else if (before.since - 1_000 === until)
      samples.splice(-1, 1, { ...before, since, deals: [...before.deals, ...deals] });
    else samples.push({ since, until, deals });
    until = Math.min(since - 1_000, until - step);
  }
  return samples;
}

/** The last trades with a valid price of an asset for the core asset, by candle since `from` (ms), the oldest first. */
export async function readTradedDays(
  reader: ChainReader,
  range: TradedRange,
  signal: AbortSignal,
): Promise<TradedDay[]> {
  const stretches = await readStretches(reader, range, signal);
  return stretches.length === 0 ? [] : daysWithSubstance(stretches, await readSamples(reader, range, signal));
}
