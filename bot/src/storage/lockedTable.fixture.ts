import { AppError } from '@xbts/shared/errors/appError.ts';
import {
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { Storage } from './openStorage.ts';

function written(node: RootOperationNode): OperationNode | undefined {
  if (InsertQueryNode.is(node)) return node.into;
  if (UpdateQueryNode.is(node)) return node.table;
  return DeleteQueryNode.is(node) ? node.from.froms[0] : undefined;
}

/** The same database, where the query builder cannot change this table. Only for tests. */
export const lockedTable = (storage: Storage, table: string): Storage => ({
  ...storage,
  db: storage.db.withPlugin({
    transformQuery: ({ node }) => {
      const target = written(node);
      if (target !== undefined && TableNode.is(target) && target.table.identifier.name === table)
        throw new AppError('storage.unavailable');
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
});
