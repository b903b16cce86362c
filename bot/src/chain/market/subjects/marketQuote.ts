import { getTicker } from '@xbts/shared/actions/getTicker.ts';
import type { PriceSubject } from '@xbts/shared/alerts/priceSubject.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { MarketTicker } from '@xbts/shared/protocol/marketObjects.ts';
import type { SubjectQuote } from '../market.ts';
import type { MarketReads } from '../marketReads.ts';

/** Maximum difference of two nodes' prices, which may be a block apart; with a larger one neither counts. */
const APART = 0.01;

/**
 * The price of the chain's market by nodes of two operators; undefined without trades or answers, or when they differ.
 */
export async function readMarketQuote(
  { client, clock, onFailure }: Pick<MarketReads, 'client' | 'clock' | 'onFailure'>,
  { quoteId, baseId }: Extract<PriceSubject, { kind: 'market' }>,
): Promise<SubjectQuote | undefined> {
  const readAt = clock.now();
  const readers = await client.readers(2);
  const told = await Promise.all(readers.map((reader) => priceBy(reader, { quoteId, baseId }, onFailure)));
  const [price, other] = told.filter((each) => each !== undefined);
  if (price === undefined) return undefined;
  if (other !== undefined && Math.abs(other / price - 1) > APART) return undefined;
  return { price, readAt, sources: ['orders'], isAgreed: other !== undefined };
}

async function priceBy(
  reader: ChainReader,
  { quoteId, baseId }: { quoteId: string; baseId: string },
  onFailure: MarketReads['onFailure'],
): Promise<number | undefined> {
  try {
    return marketPrice(await getTicker(reader, baseId, quoteId));
  } catch (error) {
    onFailure('orders', error);
    return undefined;
  }
}

/**
 * The last price, limited by the best offers: a trade of dust, or one from long ago, is no price while others offer
 * better. Undefined: there never was a trade.
 */
export function marketPrice(ticker: MarketTicker): number | undefined {
  const [last, bid, ask] = [ticker.latest, ticker.highest_bid, ticker.lowest_ask].map(Number);
  if (last === undefined || !(last > 0)) return undefined;
  const notBelow = bid !== undefined && bid > 0 ? Math.max(last, bid) : last;
  return ask !== undefined && ask > 0 ? Math.min(notBelow, ask) : notBelow;
}
