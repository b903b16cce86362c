import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { cachedValue } from '../../../upstreams/cachedReads.ts';
import { dataServerRoutes as routes } from '../../../upstreams/dataServer/routes.ts';

/** A server's chain does not change; a server whose chain is unknown is asked again sooner. */
const KNOWN_MS = HOUR_MS;
const UNKNOWN_MS = 60_000;

/**
 * Refuses a data server of another chain: the setting may name a wrong one, whose accounts look like any others. A
 * server that does not report its chain, or that cannot be compared yet, is accepted.
 * @throws AppError service.bad_answer
 */
export function createChainCheck(deps: {
  dataServerChainId: () => Promise<string>;
  /** null while unknown. */
  ownChainId: () => Promise<string | null>;
  clock: Pick<Clock, 'now'>;
}): () => Promise<void> {
  const { dataServerChainId, ownChainId, clock } = deps;
  const compare = cachedValue(
    async () => {
      const ids = Promise.all([ownChainId(), dataServerChainId()]);
      // Either it is down, which its other paths report, or it lacks only this path.
      const [own, served] = await ids.catch(() => [null, null]);
      return { isKnown: own !== null, isOther: own !== served };
    },
    { ttlMs: ({ isKnown }) => (isKnown ? KNOWN_MS : UNKNOWN_MS), clock },
  );
  return async () => {
    const { isKnown, isOther } = await compare();
    if (isKnown && isOther)
      throw new AppError('service.bad_answer', { path: routes.chain.path, detail: 'of another chain' });
  };
}
