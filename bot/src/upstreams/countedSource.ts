import { toAppError } from '@xbts/shared/errors/appError.ts';
import type { Metrics } from '../metrics.ts';
import type { DataSource, ItemName, ReadName } from './dataSource.ts';

/** Counts a fetch by `what` and its outcome. */
export async function countedFetch<Answer>(
  metrics: Pick<Metrics, 'dataFetches'>,
  what: string,
  fetched: Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await fetched;
    metrics.dataFetches.inc({ what, outcome: 'ok' });
    return answer;
  } catch (error) {
    metrics.dataFetches.inc({ what, outcome: toAppError(error).code });
    throw error;
  }
}

/** A data source with counted fetches: all other requests were answered from memory. */
export function countedSource(source: DataSource, metrics: Metrics): DataSource {
  const withCount = <Input, Answer>(what: ReadName | ItemName, fetch: (input: Input) => Promise<Answer>) => {
    return (input: Input) => countedFetch(metrics, what, fetch(input));
  };
  const { reads, items } = source;
  return {
    reads: {
      tickers: withCount('tickers', reads.tickers),
      globalProperties: withCount('globalProperties', reads.globalProperties),
      lpHistory: withCount('lpHistory', reads.lpHistory),
      holders: withCount('holders', reads.holders),
      lpsA: withCount('lpsA', reads.lpsA),
      lpsB: withCount('lpsB', reads.lpsB),
      lps: withCount('lps', reads.lps),
      lpSingle: withCount('lpSingle', reads.lpSingle),
      getAccount: withCount('getAccount', reads.getAccount),
      price: withCount('price', reads.price),
      priceDays: withCount('priceDays', reads.priceDays),
    },
    items: {
      assets: withCount('assets', items.assets),
      objects: withCount('objects', items.objects),
      accounts: withCount('accounts', items.accounts),
    },
  };
}
