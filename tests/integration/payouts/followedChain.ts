import { openNodeSocket } from '@xbts/bot/src/chain/nodeSocket.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { type FollowPayoutsOptions, noticeFollower } from '@xbts/bot/src/notices/noticeFollower.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';

/** Chain time without payments after which a round counts as over here. */
export const quietMs = 4_000;

/** A client of development nodes. */
export const clientOf = (urls: readonly string[]): ChainClient =>
  createNodePool({ urls, chainId: 'auto', openSocket: openNodeSocket });

/** A follower at work until it is stopped. */
export function startFollower(
  storage: Storage,
  client: ChainClient,
  options: Partial<FollowPayoutsOptions> = {},
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const follower = noticeFollower({
    storage,
    client,
    log: createLog({ level: 'silent', secrets: [] }),
    payers: ['sth-payer'],
    stakingAsset: '1.3.4099',
    readPrices: async () => ({ BTS: 0.002, 'XBTSX.STH': 0.0005 }),
    quietMs,
    pollMs: 50,
    leadMs: 100,
    retryMs: 100,
    ...options,
  });
  const running = follower.run(stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
