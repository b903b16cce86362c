import { MAX_FULL_ACCOUNTS } from '@xbts/shared/actions/rawReads.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { type Log, loggedFacts } from '../../logging.ts';
import type { DataSource, ItemName } from '../../upstreams/dataSource.ts';
import { type AnswerCache, createAnswerCache } from './answerCache.ts';
import { createItemCache, type ItemCache } from './itemCache.ts';
import { freshnessOf } from './routeFreshness.ts';

/** Ids per request to a node. */
const maxBatches: Readonly<Record<ItemName, number>> = {
  assets: 100,
  objects: 100,
  accounts: MAX_FULL_ACCOUNTS,
};

/** The caches behind the data server. */
export interface Caches {
  readonly answers: AnswerCache;
  readonly items: { readonly [Name in ItemName]: ItemCache };
}

/**
 * All caches of the data server, `maxBytes` together: three quarters for whole answers, the rest for three kinds of
 * items.
 */
export function createCaches(deps: {
  source: DataSource;
  clock: Pick<Clock, 'now'>;
  log: Log;
  maxBytes: number;
}): Caches {
  const { source, clock, log, maxBytes } = deps;
  const onFailure = (thrown: unknown, key: string) => {
    const error = toAppError(thrown);
    // The rest of a key is user data: an account's name, for instance.
    const [what = ''] = key.split(' ');
    log.warn({ code: error.code, facts: loggedFacts(error), what }, 'an older answer is used');
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
      { maxBytes: Math.floor(maxBytes / 12), clock, onFailure },
    );
  return {
    answers: createAnswerCache({ maxBytes: Math.floor((maxBytes * 3) / 4), clock, onFailure }),
    items: { assets: itemCache('assets'), objects: itemCache('objects'), accounts: itemCache('accounts') },
  };
}
