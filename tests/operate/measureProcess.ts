// Fills a bot's database: subscribers, and a round of payouts to all of them, queued and reported. Prints the bytes of a row of each table
// before and after, and the peak of this process's memory at each step. The count 0 opens an existing database. The database is an address of
// a server, or a folder of the embedded engine.
import { noTouches } from '@xbts/bot/src/chain/orders/findOrderTouches.ts';
import { queueRound } from '@xbts/bot/src/notices/rounds/closeRounds.ts';
import { recordBlocks } from '@xbts/bot/src/notices/rounds/recordRange.ts';
import { openStorage } from '@xbts/bot/src/storage/openStorage.ts';
import { beginSending, claimNotices, settleSends } from '@xbts/bot/src/storage/repositories/outboxClaims.ts';
import { quietRounds } from '@xbts/bot/src/storage/repositories/rounds.ts';

const [, , where = '', howMany = ''] = process.argv;
const count = Number(howMany);
const isServer = where.startsWith('postgres:');
const chainId = 'f0'.repeat(32);
const me = { id: 'measure', leaseMs: 600_000 };

const storage = await openStorage({ databaseUrl: isServer ? where : '', dataDir: isServer ? '' : where });
const { db } = storage;
const peakMb = () => Math.round(process.resourceUsage().maxRSS / 1_024);

/** Bytes of these tables with their indexes, a row of the first one. */
async function bytesARow(...tables: string[]): Promise<number> {
  let all = 0;
  for (const table of tables) {
    const { bytes } = await db
      .selectNoFrom(({ fn, val }) => fn<bigint>('pg_total_relation_size', [val(table)]).as('bytes'))
      .executeTakeFirstOrThrow();
    all += Number(bytes);
  }
  return Math.round(all / count);
}

const memoryMb: Record<string, number> = { opened: peakMb() };

if (count === 0) {
  await storage.close();
  process.stdout.write(JSON.stringify({ memoryMb }));
  process.exit();
}

const chunk = 5_000;
for (let first = 1; first <= count; first += chunk) {
  const uids = Array.from({ length: Math.min(chunk, count - first + 1) }, (_, index) => first + index);
  await db
    .insertInto('subscribers')
    .values(uids.map((uid) => ({ uid, language: 'en' as const, kinds: ['payout'] })))
    .execute();
  await db
    .insertInto('accounts')
    .values(uids.map((uid) => ({ account_id: `1.2.${uid}`, uid, name: `account-${uid}` })))
    .execute();
}
memoryMb.subscribed = peakMb();
const subscriber = await bytesARow('subscribers', 'accounts');

const payments = Array.from({ length: count }, (_, index) => ({
  operation: `1/${index}/0`,
  accountId: `1.2.${index + 1}`,
  accountName: `account-${index + 1}`,
  units: 150_000n + BigInt(index),
  assetId: '1.3.4099',
  symbol: 'XBTSX.STH',
  precision: 5,
}));
const payouts = [{ payerId: '1.2.5', payerName: 'xbts-payer', payments }];
const block = { blockNum: 1, at: new Date(Date.UTC(2026, 0, 15)), payouts, transfers: [] };
await recordBlocks(storage, { chainId, from: undefined, to: 1, blocks: [block], orders: noTouches });
const [roundId = ''] = await quietRounds(db, chainId, new Date());
const queued = await queueRound(storage, { roundId, prices: { 'XBTSX.STH': 2 } });
if (queued !== count) throw new Error(`${queued} notices were queued, not ${count}`);
memoryMb.queued = peakMb();
const payment = await bytesARow('payments');
const noticeQueued = await bytesARow('outbox');

for (let told = 0; told < count; ) {
  const claimed = await claimNotices(db, me, 500);
  if (claimed.length === 0) throw new Error(`${told} of ${count} were claimed`);
  const attempts = await beginSending(
    db,
    me,
    claimed.map(({ id }) => id),
  );
  const settlements = [...attempts].map(
    ([id, attempt]) => ({ id, attempt, state: 'sent', waitMs: 0, code: null }) as const,
  );
  await settleSends(db, me, { settlements, chatGapMs: 1_000 });
  told += claimed.length;
}
memoryMb.told = peakMb();
const noticeTold = await bytesARow('outbox');
const subscriberTold = await bytesARow('subscribers', 'accounts');
await storage.close();
process.stdout.write(
  JSON.stringify({ bytes: { subscriber, subscriberTold, payment, noticeQueued, noticeTold }, memoryMb }),
);
