import type { Clock } from '@xbts/shared/client/clock.ts';
import { cachedValue } from '../../../upstreams/cachedReads.ts';

/** The minimum interval between two comparisons of the server's head with the nodes'. */
const CHECK_MS = 10_000;
/** A lag that makes its figures old: ten blocks. */
const LAG_MS = 30_000;

/**
 * Reports whether the data server is behind the chain nodes: its own node may have stopped without a sign in its
 * answers. The result is the last comparison's; a due comparison starts in the background.
 */
export function createLagCheck(deps: {
  headTime: () => Promise<number>;
  /** The time of the nodes' newest block; null while there is none to compare with. */
  nodesHeadTime: () => number | null;
  clock: Pick<Clock, 'now'>;
}): () => boolean {
  const { headTime, nodesHeadTime, clock } = deps;
  let isBehind = false;
  const compare = cachedValue(
    async () => {
      const [served, known] = [await headTime(), nodesHeadTime()];
      isBehind = known !== null && known - served > LAG_MS;
    },
    { ttlMs: CHECK_MS, clock },
  );
  return () => {
    // Without an answer its head is unknown; the caller's own request will fail too and report it.
    compare().catch(() => {
      isBehind = false;
    });
    return isBehind && nodesHeadTime() !== null;
  };
}
