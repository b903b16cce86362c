import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { Log } from '../../logging.ts';
import { MAX_FULL_ACCOUNTS } from '../../upstreams/chain/accounts.ts';
import type { DataSource, ItemName } from '../../upstreams/dataSource.ts';
import { freshnessOf } from '../routes/freshness.ts';
import { type AnswerCache, createAnswerCache } from './answerCache.ts';
import { createItemCache, type ItemCache } from './itemCache.ts';

/** Ids that go into one request to a node. */
const maxBatches: Readonly<Record<ItemName, number>> = {
  assets: 100,
  objects: 100,
  accounts: MAX_FULL_ACCOUNTS,
};

/** All caches of the data server, `maxBytes` together: half for whole answers, half for items. */
export function createCaches(deps: {
  source: DataSource;
  clock: Pick<Clock, 'now'>;
  log: Log;
  maxBytes: number;
}): { answers: AnswerCache; items: { [Name in ItemName]: ItemCache } } {
  const { source, clock, log, maxBytes } = deps;
  const onFailure = (thrown: unknown, key: string) => {
    const error = toAppError(thrown);
    log.warn({ code: error.code, facts: error.facts, key }, 'an older answer stands in');
  };
  const itemCache = (name: ItemName) =>
    createItemCache(
      {
        name,
        freshness: freshnessOf(name),
        maxBatch: maxBatches[name],
        isRefusal: (error) => error instanceof AppError && error.code.startsWith('chain.'),
        loadMany: (ids) => source.items[name](ids),
      },
      { maxBytes: Math.floor(maxBytes / 6), clock, onFailure },
    );
  return {
    answers: createAnswerCache({ maxBytes: Math.floor(maxBytes / 2), clock, onFailure }),
    items: { assets: itemCache('assets'), objects: itemCache('objects'), accounts: itemCache('accounts') },
  };
}
