import { getMarketHistory } from '@xbts/shared/actions/getMarketHistory.ts';
import { getMarketHistoryBuckets } from '@xbts/shared/actions/getMarketHistoryBuckets.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { TradedDay } from '@xbts/shared/ledger/pastPrices.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';

/** chain.md §2: a node gives that many at once, and keeps 1500 of a size. */
const MOST_AT_ONCE = 200;
const MOST_REQUESTS = 8;
const DAY_SECONDS = 86_400;

/** The largest candles, up to a day, that a node keeps; undefined: none. */
export async function daySize(reader: ChainReader, signal: AbortSignal): Promise<number | undefined> {
  const sizes = await getMarketHistoryBuckets(reader, { signal });
  return sizes.filter((size) => size <= DAY_SECONDS).at(-1);
}

/** The last trades of an asset for the core asset, by candle since `from` (ms), the oldest first; a request at a time. */
export async function readTradedDays(
  reader: ChainReader,
  { assetId, seconds, from, now }: { assetId: string; seconds: number; from: number; now: number },
  signal: AbortSignal,
): Promise<TradedDay[]> {
  const days: TradedDay[] = [];
  let start = from;
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    const range = { base: assetId, quote: CORE_ASSET_ID, seconds, from: start, to: now };
    const buckets = await getMarketHistory(reader, range, { signal });
    for (const { key, close_base, close_quote } of buckets) {
      const [core, asset] =
        key.base === CORE_ASSET_ID ? [close_base, close_quote] : [close_quote, close_base];
      // The candle's last trade is at its end at the latest.
      if (core > 0n && asset > 0n)
        days.push({ at: msOfChainTime(key.open), rate: Number(core) / Number(asset) });
    }
    const last = buckets.at(-1);
    if (last === undefined || buckets.length < MOST_AT_ONCE) break;
    start = msOfChainTime(last.key.open) + 1000;
  }
  return days;
}
