import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Storage } from './openStorage.ts';

/**
 * The same database, where a statement with this beginning fails as often as there are faults for it. Only for tests.
 */
export const failingOn = (
  storage: Storage,
  beginning: string,
  fault: (parameters: readonly unknown[]) => AppError | undefined = () => new AppError('storage.unavailable'),
): Storage => ({
  ...storage,
  db: storage.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const { sql, parameters } = storage.db.getExecutor().compileQuery(node, queryId);
      const failure = sql.trim().startsWith(beginning) ? fault(parameters) : undefined;
      if (failure !== undefined) throw failure;
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
});
