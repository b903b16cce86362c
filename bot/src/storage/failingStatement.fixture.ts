import { AppError } from '@xbts/shared/errors/appError.ts';
import { RawNode } from 'kysely';
import type { Storage } from './openStorage.ts';

/** The same database, on which a statement that begins so fails. Only for tests. */
export const failingOn = (storage: Storage, beginning: string): Storage => ({
  ...storage,
  db: storage.db.withPlugin({
    transformQuery: ({ node }) => {
      if (RawNode.is(node) && node.sqlFragments[0]?.trim().startsWith(beginning) === true)
        throw new AppError('storage.unavailable');
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
});
