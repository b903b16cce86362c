import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import type { Upstream } from '../upstream.ts';
import { askDataServer } from './askDataServer.ts';
import { dataServerRoutes } from './routes.ts';

type Read = (keys: readonly string[]) => Promise<readonly unknown[]>;

/**
 * The data server as a reader of the chain: it returns a node's own answers to these calls, so the same code reads
 * both. One row of an object that was not requested makes the whole answer invalid.
 */
export function dataServerReader(dataServer: Upstream): ChainReader {
  const { assets, objects, accounts } = dataServerRoutes;

  const reads: Readonly<Record<string, Read>> = {
    get_assets: async (keys) => {
      const { rows } = await askDataServer(dataServer, assets, { body: { assets: [...keys] } });
      return inOrder(assets.path, keys, rows, (key, { id, symbol }) => key === id || key === symbol);
    },
    get_objects: async (keys) => {
      const { rows } = await askDataServer(dataServer, objects, { body: { objects: [...keys] } });
      return inOrder(objects.path, keys, rows, (key, { id }) => key === id);
    },
    get_full_accounts: async (keys) => {
      const { rows } = await askDataServer(dataServer, accounts, { body: { ids: [...keys] } });
      return inOrder(
        accounts.path,
        rows.map(([key]) => key),
        rows,
        (key, [, { account }]) => keys.includes(key) && (key === account.id || key === account.name),
      );
    },
  };

  return {
    async call(_api, method, [keys], options = {}) {
      const read = reads[method];
      if (read === undefined) throw new AppError('chain.unknown_method', { detail: method });
      const rows = await read(keys as readonly string[]);
      return options.schema === undefined ? (rows as never) : v.parse(options.schema, rows);
    },
  };
}

/** Rows in the order asked. @throws AppError service.bad_answer for rows that were not requested */
function inOrder<Row>(
  path: string,
  keys: readonly string[],
  rows: readonly (Row | null)[],
  isOf: (key: string, row: Row) => boolean,
): readonly (Row | null)[] {
  const isAsked = (row: Row | null, index: number) => row === null || isOf(keys[index] ?? '', row);
  if (rows.length === keys.length && rows.every(isAsked)) return rows;
  throw new AppError('service.bad_answer', { path, detail: 'rows of something else' });
}
