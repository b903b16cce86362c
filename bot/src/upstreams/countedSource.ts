import { toAppError } from '@xbts/shared/errors/appError.ts';
import type { Metrics } from '../metrics.ts';
import type { DataSource, ItemName, ReadName } from './dataSource.ts';

/** A data source whose fetches are counted: what requests there were beyond them was answered from memory. */
export function countedSource(source: DataSource, metrics: Metrics): DataSource {
  const count = (what: ReadName | ItemName, outcome: string) => metrics.dataFetches.inc({ what, outcome });

  async function counted<Answer>(what: ReadName | ItemName, fetched: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await fetched;
      count(what, 'ok');
      return answer;
    } catch (error) {
      count(what, toAppError(error).code);
      throw error;
    }
  }

  const withCount = <Input, Answer>(what: ReadName | ItemName, fetch: (input: Input) => Promise<Answer>) => {
    return (input: Input) => counted(what, fetch(input));
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
