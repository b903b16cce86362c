import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { cachedValue } from '../../../upstreams/cachedReads.ts';
import { dataServerRoutes as routes } from '../../../upstreams/dataServer/routes.ts';

/** A chain does not change; a server that did not tell its own is asked again sooner. */
const KNOWN_MS = HOUR_MS;
const UNKNOWN_MS = 60_000;

/**
 * Refuses a data server of another chain: the setting may name the wrong one, and its accounts look like any others. One that does not
 * tell its chain, or that nothing can be compared with yet, is taken.
 * @throws AppError service.bad_answer
 */
export function createChainCheck(deps: {
  servedChainId: () => Promise<string>;
  /** null while it is not known. */
  ownChainId: () => Promise<string | null>;
  clock: Pick<Clock, 'now'>;
}): () => Promise<void> {
  const { servedChainId, ownChainId, clock } = deps;
  const compare = cachedValue(
    async () => {
      const ids = Promise.all([ownChainId(), servedChainId()]);
      // Either it is away, which its other paths report, or it lacks this path alone.
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
