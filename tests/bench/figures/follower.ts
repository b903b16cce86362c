import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNodeSocket } from '@xbts/bot/src/chain/nodeSocket.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { noticeFollower } from '@xbts/bot/src/notices/noticeFollower.ts';
import { openStorage, type Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { advancePosition } from '@xbts/bot/src/storage/repositories/positions.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { type Figure, figureOf } from '../figure.ts';
import { type Rate, rateOf } from './follower/measured.ts';
import { BLOCKS_A_PAYMENT, payee } from './follower/mixedChain.ts';
import { startMixedNode } from './follower/mixedNode.ts';

/** Two and a half hours of blocks, plus the ones that make the last of them irreversible. */
const BLOCKS = 3_000;
const ON_TOP = 30;
const RUNS = 3;
const UID = 9_000_001;

/**
 * follower.*: catching up blocks of 15 mixed transactions, every tenth with a payment to a subscriber, from a node in
 * another process: reading, proving, searching, recording and queueing notices, with the block API and without it.
 */
export async function followerFigures(): Promise<Figure[]> {
  const node = await startMixedNode(BLOCKS + ON_TOP);
  const rates: number[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) rates.push((await caughtUp(node.url)).byWallTime);
    return [figureOf('follower.blocks_per_s', 'blocks/s', rates)];
  } finally {
    node.close();
  }
}

/** One catch-up with an empty database. */
async function caughtUp(url: string): Promise<Rate> {
  const dataDir = mkdtempSync(join(tmpdir(), 'xbts-bench-'));
  const storage = await openStorage({ databaseUrl: '', dataDir });
  const client = createNodePool({ urls: [url], chainId: 'auto', openSocket: openNodeSocket });
  try {
    await saveSubscriber(storage.db, { uid: UID, language: 'en', kinds: ['incomingTransfer'] });
    await addAccounts(storage.db, UID, [payee]);
    await advancePosition(storage.db, await client.chainId(), { from: undefined, to: 0 });
    const rate = await rateOf(BLOCKS, () => follow(storage, client));
    const queued = await storage.db.selectFrom('outbox').select('id').execute();
    if (queued.length < BLOCKS / BLOCKS_A_PAYMENT) throw new Error(`${queued.length} notices were queued`);
    return rate;
  } finally {
    client.close();
    await storage.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function follow(storage: Storage, client: ChainClient): Promise<void> {
  const done = new AbortController();
  await noticeFollower({
    storage,
    client,
    log: createLog({ level: 'silent', secrets: [] }),
    payers: [],
    stakingAsset: '1.3.4099',
    readPrices: async () => ({}),
    observe: (block) => {
      if (block >= BLOCKS) done.abort();
    },
  }).run(done.signal);
}
