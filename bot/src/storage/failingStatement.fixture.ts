import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Storage } from './openStorage.ts';

/** The same database, on which a statement that begins so fails as often as there is a fault for it. Only for tests. */
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
