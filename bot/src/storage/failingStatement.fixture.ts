import { AppError } from '@xbts/shared/errors/appError.ts';
import { RawNode } from 'kysely';
import type { Storage } from './openStorage.ts';

/** The same database, on which a statement that begins so fails as often as there is a fault for it. Only for tests. */
export const failingOn = (
  storage: Storage,
  beginning: string,
  fault: () => AppError | undefined = () => new AppError('storage.unavailable'),
): Storage => ({
  ...storage,
  db: storage.db.withPlugin({
    transformQuery: ({ node }) => {
      const isMeant = RawNode.is(node) && node.sqlFragments[0]?.trim().startsWith(beginning) === true;
      const failure = isMeant ? fault() : undefined;
      if (failure !== undefined) throw failure;
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
});
