// Stores and queues one round of 100,000 payees spread over all subscribers; prints the seconds it took and its peak memory.
import { noTouches } from '@xbts/bot/src/chain/orders/findOrderTouches.ts';
import { queueRound } from '@xbts/bot/src/notices/rounds/closeRounds.ts';
import { recordBlocks } from '@xbts/bot/src/notices/rounds/recordRange.ts';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { quietRounds } from '@xbts/bot/src/storage/repositories/rounds.ts';

const payees = 100_000;
const chainId = 'f0'.repeat(32);
const [, , databaseUrl = '', round = '', subscribers = ''] = process.argv;
const blockNum = Number(round);
const everyNth = Math.floor(Number(subscribers) / payees);
const storage = await openStorage({ databaseUrl, dataDir: '' });
const payments = Array.from({ length: payees }, (_, index) => ({
  operation: `${blockNum}/${index}/0`,
  accountId: `1.2.${index * everyNth + blockNum}`,
  accountName: `account-${index * everyNth + blockNum}`,
  units: 150_000n + BigInt(index),
  assetId: '1.3.4099',
  symbol: 'XBTSX.STH',
  precision: 5,
}));
const block = {
  blockNum,
  at: new Date(Date.UTC(2026, 0, 15)),
  payouts: [{ payerId: '1.2.5', payerName: 'xbts-payer', payments }],
  transfers: [],
};
const start = performance.now();
const from = blockNum === 1 ? undefined : blockNum - 1;
await recordBlocks(storage, { chainId, from, to: blockNum, blocks: [block], orders: noTouches });
const [roundId = ''] = await quietRounds(storage.db, chainId, new Date());
const queued = await queueRound(storage, { roundId, prices: { 'XBTSX.STH': 2 } });
const seconds = (performance.now() - start) / 1_000;
if (queued !== payees) throw new Error(`${queued} notices were queued, not ${payees}`);
await storage.close();
process.stdout.write(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1_024 }));
