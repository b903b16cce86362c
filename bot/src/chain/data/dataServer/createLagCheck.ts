import type { Clock } from '@xbts/shared/client/clock.ts';
import { cachedValue } from '../../../upstreams/cachedReads.ts';

/** The server's head is compared with the nodes' this often at most. */
const CHECK_MS = 10_000;
/** So far behind the nodes its figures are old: ten blocks. */
const LAG_MS = 30_000;

/**
 * Tells whether the data server is behind the chain nodes: its own node may have stopped, and nothing in its answers says so. The answer
 * is that of the last comparison; a new one is begun behind it when it is due.
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
    // Without an answer nothing is known of its head: what it was asked for will fail too, and be told there.
    compare().catch(() => {
      isBehind = false;
    });
    return isBehind && nodesHeadTime() !== null;
  };
}
