import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNodeSocket } from '@xbts/bot/src/chain/nodeSocket.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { followPayouts } from '@xbts/bot/src/notices/followPayouts.ts';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { advancePosition } from '@xbts/bot/src/storage/repositories/positions.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { startDevnet } from '../../devnet/startDevnet.ts';
import { type Figure, figureOf } from '../figure.ts';

/** One day of blocks. */
const BLOCKS = 28_800;
/** A transfer stands in every so many of them. */
const BLOCKS_A_TRANSFER = 20;

/** follower.*: a day of blocks caught up from a development node in this very process, through the block API and without it. */
export async function followerFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ blockMs: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'xbts-bench-'));
  try {
    const { ledger } = devnet;
    const from = ledger.head().number;
    const payer = ledger.state.accountByName('alice-trader7')?.id ?? '';
    const payee = ledger.state.accountByName('bob-holder2')?.id ?? '';
    const body = { from: payer, to: payee, amount: { amount: '1', asset_id: '1.3.0' }, extensions: [] };
    const fee = { amount: '2000000', asset_id: '1.3.0' };
    for (let made = 0; made < BLOCKS + 20; made += 1) {
      if (made % BLOCKS_A_TRANSFER === 0) ledger.pushOperations([[0, { fee, ...body }]]);
      ledger.produceBlock(Date.parse(`${ledger.head().time}Z`) / 1_000 + 3);
    }
    const rates: Record<'whole' | 'single', number[]> = { whole: [], single: [] };
    for (const way of ['whole', 'single', 'whole', 'single', 'whole', 'single'] as const) {
      for (const { faults } of devnet.nodes) faults.set({ deniedApis: way === 'single' ? ['block'] : [] });
      const dataDir = join(folder, `${way}${rates[way].length}`);
      rates[way].push(await rateOf({ urls: devnet.nodes.map(({ url }) => url), dataDir, from }));
    }
    return [
      figureOf('follower.blocks_per_s', 'blocks/s', rates.whole),
      figureOf('follower.blocks_per_s.no_block_api', 'blocks/s', rates.single),
      figureOf(
        'follower.day_of_blocks.s',
        's',
        rates.single.map((rate) => BLOCKS / rate),
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await devnet.close();
  }
}

async function rateOf({
  urls,
  dataDir,
  from,
}: {
  urls: string[];
  dataDir: string;
  from: number;
}): Promise<number> {
  const storage = await openStorage({ databaseUrl: '', dataDir });
  const client = createNodePool({ urls, chainId: 'auto', openSocket: openNodeSocket });
  await advancePosition(storage.db, await client.chainId(), { from: undefined, to: from });
  const done = new AbortController();
  const began = performance.now();
  await followPayouts({
    storage,
    client,
    log: createLog({ level: 'silent', secrets: [] }),
    payers: ['sth-payer'],
    stakingAsset: '1.3.4099',
    readPrices: async () => ({}),
    observe: (block) => {
      if (block >= from + BLOCKS) done.abort();
    },
  }).run(done.signal);
  const seconds = (performance.now() - began) / 1_000;
  client.close();
  await storage.close();
  return BLOCKS / seconds;
}
