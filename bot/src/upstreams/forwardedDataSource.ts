import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { pathOf } from '@xbts/shared/services/route.ts';
import * as v from 'valibot';
import { askService } from './askService.ts';
import type { DataSource, ItemTexts, ReadInput, ReadName } from './dataSource.ts';

const anyRows = v.array(v.unknown());
const keyedRows = v.array(v.tuple([v.string(), v.unknown()]));
const anyAnswer = v.union([anyRows, v.looseObject({})]);

/** Another data server's answers, passed on as they are once they have the outer form; the mini app checks what it reads. */
export function createForwardedDataSource(fetchJson: FetchJson): DataSource {
  const read =
    <Name extends ReadName>(name: Name) =>
    ({ params, body }: ReadInput<Name>) => {
      const { method } = dataServerPaths[name];
      const request = { method, path: pathOf(dataServerPaths[name], params) };
      return askService(fetchJson, body === undefined ? request : { ...request, body }, anyAnswer);
    };

  const inOrder =
    (path: string, field: string) =>
    async (ids: readonly string[]): Promise<ItemTexts> => {
      const rows = await askService(fetchJson, { method: 'POST', path, body: { [field]: ids } }, anyRows);
      return new Map(
        ids.flatMap((id, index) => {
          const row = rows[index] ?? null;
          return row === null ? [] : [[id, JSON.stringify(row)]];
        }),
      );
    };

  return {
    reads: {
      tickers: read('tickers'),
      globalProperties: read('globalProperties'),
      lpHistory: read('lpHistory'),
      holders: read('holders'),
      lpsA: read('lpsA'),
      lpsB: read('lpsB'),
      lps: read('lps'),
      lpSingle: read('lpSingle'),
      getAccount: read('getAccount'),
      price: read('price'),
      priceDays: read('priceDays'),
    },
    items: {
      assets: inOrder(dataServerPaths.assets.path, 'assets'),
      objects: inOrder(dataServerPaths.objects.path, 'objects'),
      async accounts(ids) {
        const { method, path } = dataServerPaths.accounts;
        const rows = await askService(fetchJson, { method, path, body: { ids } }, keyedRows);
        return new Map(rows.map(([name, full]) => [name, JSON.stringify(full)]));
      },
    },
  };
}
