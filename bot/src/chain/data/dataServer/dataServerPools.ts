import type { RawPool } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { askDataServer } from '../../../upstreams/dataServer/askDataServer.ts';
import { dataServerRoutes as routes } from '../../../upstreams/dataServer/routes.ts';
import type { ReadInput } from '../../../upstreams/dataSource.ts';
import type { Upstream } from '../../../upstreams/upstream.ts';
import { readObjects } from '../objects.ts';
import { historyRow } from '../poolHistory.ts';

/** Far more pools than any chain of the family has; it bounds the read of a server whose pages never end. */
const MAX_PAGES = 200;

/** All pools with statistics, read page by page; each page begins with the last pool of the previous one. */
export async function listDataServerPools(dataServer: Upstream): Promise<RawPool[]> {
  const pools = new Map<string, RawPool>();
  let from = '1.19.0';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { rows } = await askDataServer(dataServer, routes.pools, { params: { from } });
    for (const pool of rows) pools.set(pool.id, pool);
    const last = rows.at(-1);
    if (last === undefined || last.id === from) break;
    from = last.id;
  }
  return [...pools.values()];
}

/** One pool with its statistics, the object of the same instance. @throws AppError request.not_found */
export async function dataServerPool(reader: ChainReader, id: string): Promise<object> {
  const statisticsId = id.replace('1.19.', '5.6.');
  const found = await readObjects(reader, [id, statisticsId]);
  const pool = found.get(id);
  if (pool === undefined) throw new AppError('request.not_found', { what: id });
  const statistics = found.get(statisticsId);
  return statistics === undefined ? pool : { ...pool, statistics };
}

/** The newest operations of a pool; the server has no path to older ones. */
export async function dataServerPoolHistory(
  dataServer: Upstream,
  { id, sequence, limit, operation }: ReadInput<'lpHistory'>['body'],
) {
  if (typeof sequence === 'number')
    throw new AppError('service.not_configured', { name: 'pool history by sequence' });
  const { path } = routes.poolHistory;
  const filter = typeof operation === 'number' ? { op: operation } : {};
  const { rows } = await askDataServer(dataServer, routes.poolHistory, { body: { id, limit, ...filter } });
  if (typeof operation === 'number' && rows.some(({ op_type }) => op_type !== operation))
    throw new AppError('service.bad_answer', { path, detail: 'operations of another type' });
  return rows.map(historyRow);
}
