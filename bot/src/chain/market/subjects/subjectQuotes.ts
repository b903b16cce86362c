import { type PriceSubject, readSubject, subjectText } from '@xbts/shared/alerts/priceSubject.ts';
import type { ReadInTime } from '../../../upstreams/readsInTime.ts';
import type { PoolFigures, SubjectQuote } from '../market.ts';
import type { MarketReads } from '../marketReads.ts';
import type { PriceBook } from '../priceBook.ts';
import { readMarketQuote } from './marketQuote.ts';
import { readWorths } from './worths.ts';

/** The book and the pools at one moment, shared by all cards. */
export type ReadBook = () => Promise<ReadInTime<{ book: PriceBook; pools: readonly PoolFigures[] }>>;

/** Markets per read. */
const marketsAtOnce = 20;

/**
 * The prices of subjects by their texts; subjects without a price, or with only an old one, are absent.
 * @throws AppError node.* when the chain does not answer at all
 */
export async function readSubjectQuotes(
  { reads, readBook }: { reads: MarketReads; readBook: ReadBook },
  texts: readonly string[],
): Promise<ReadonlyMap<string, SubjectQuote>> {
  const subjects = texts.map(readSubject).filter((subject) => subject !== undefined);
  const markets = subjects.filter((subject) => subject.kind === 'market');
  const booked = subjects.filter((subject) => subject.kind !== 'market');
  const found = new Map<string, SubjectQuote>();
  const add = (subject: PriceSubject, quote: SubjectQuote | undefined) => {
    if (quote !== undefined && Number.isFinite(quote.price) && quote.price > 0)
      found.set(subjectText(subject), quote);
  };
  for (let first = 0; first < markets.length; first += marketsAtOnce)
    await Promise.all(
      markets
        .slice(first, first + marketsAtOnce)
        .map(async (subject) => add(subject, await readMarketQuote(reads, subject))),
    );
  if (booked.length === 0) return found;
  const { value, readAt, isLastKnown } = await readBook();
  // The last known price is shown with its age, but fires no alert.
  if (isLastKnown) return found;
  const worths = await readWorths(
    reads.client,
    value.book,
    booked.flatMap((subject) => (subject.kind === 'worth' ? [subject.assetId] : [])),
  );
  for (const subject of booked) {
    if (subject.kind === 'worth') {
      const worth = worths.get(subject.assetId);
      add(subject, worth && { ...worth, readAt, isAgreed: false });
    } else {
      const pool = value.pools.find(({ id }) => id === subject.poolId);
      add(subject, pool && { price: pool.price, readAt, sources: ['pool'], isAgreed: false });
    }
  }
  return found;
}
