import type { Clock } from '@xbts/shared/client/clock.ts';
import { hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { scamListRoutes } from '@xbts/shared/services/scamLists.ts';
import type { Log } from '../../logging.ts';
import { getScamList } from '../../upstreams/scamLists.ts';
import type { Upstream } from '../../upstreams/upstream.ts';

/** The names on a scam list: the operator's, or the public one. Never fails: the last known list counts. */
export type ListedOf = (names: readonly string[]) => Promise<ReadonlySet<string>>;

const KEPT_MS = scamListRoutes.accounts.ttlSeconds * 1_000;
const AFTER_FAILURE_MS = 60_000;

export interface ListedDeps {
  readonly scamLists: Upstream;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'warn'>;
}

/** Reads the operator's list on demand when it is old; a failed read keeps the last one. */
export function createListedAccounts({ scamLists, clock, log }: ListedDeps): ListedOf {
  let operator: ReadonlySet<string> = new Set();
  let dueAt = Number.NEGATIVE_INFINITY;
  async function readAgain(): Promise<void> {
    if (clock.now() < dueAt) return;
    dueAt = clock.now() + KEPT_MS;
    try {
      operator = new Set(await getScamList(scamLists, 'accounts'));
    } catch (error) {
      // An operator without a list lists nobody.
      if (hasCode(error, 'service.not_configured')) return;
      dueAt = clock.now() + AFTER_FAILURE_MS;
      log.warn({ code: toAppError(error).code }, 'the list of scam accounts was not read');
    }
  }
  return async (names) => {
    await readAgain();
    // 120 KB, loaded only for users with proposals.
    const { publicScamList } = await import('@xbts/shared/services/publicScamList.ts');
    return new Set(names.filter((name) => operator.has(name) || publicScamList.names.has(name)));
  };
}
