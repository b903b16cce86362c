import type { BlockProofKind } from '@xbts/bot/src/chain/follower/provenBlocks.ts';
import { openNodeSocket } from '@xbts/bot/src/chain/nodeSocket.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { positionOf } from '@xbts/bot/src/storage/repositories/positions.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { testStorage } from '@xbts/bot/src/storage/testStorage.fixture.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ChainNode } from '../../devnet/chain/rpc/startChainNode.ts';
import { payStakers } from '../../devnet/controls/verbs/payRound.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { signedTransfer } from '../../devnet/world/node/signedTransfer.fixture.ts';
import { startFollower } from './followedChain.ts';
import { orderBookOf } from './orderBook.ts';

let devnet: Devnet;
let storage: Storage;
let client: ChainClient;
let liar: ChainNode;

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0 });
});
afterAll(() => devnet.close());

beforeEach(async () => {
  storage = await testStorage();
  await saveSubscriber(storage.db, { uid: 1, language: 'en', kinds: ['payout'] });
  const id = devnet.ledger.state.accountByName('bob-holder2')?.id ?? '';
  await addAccounts(storage.db, 1, [{ id, name: 'bob-holder2' }]);
  liar = devnet.nodes[0] ?? expect.fail();
  client = createNodePool({
    urls: devnet.nodes.map(({ url }) => url),
    savedUrl: liar.url,
    chainId: 'auto',
    openSocket: openNodeSocket,
  });
  await expect.poll(() => client.status.get().url).toBe(liar.url);
});
afterEach(async () => {
  liar.faults.reset();
  client.close();
  await storage.close();
});

const head = () => devnet.ledger.head();
const produce = (count: number) => {
  for (let made = 0; made < count; made += 1)
    devnet.ledger.produceBlock(Date.parse(`${head().time}Z`) / 1_000 + 3);
};
const reaches = (block: number) =>
  expect.poll(() => positionOf(storage.db, devnet.ledger.chainId)).toBe(block);
const tellings = async () =>
  (await storage.db.selectFrom('payments').select(['operation', 'units']).execute()).map(({ units }) =>
    String(units),
  );

/** A running follower, and the ids of the blocks it follows. */
async function startFollowing() {
  const proofs: BlockProofKind[] = [];
  const follower = startFollower(storage, client, { observeProof: (kind) => proofs.push(kind) });
  await reaches(head().irreversible);
  return { follower, proofs };
}

it('a payout in a block invented by a node is not reported, and the node is left', async () => {
  const { follower } = await startFollowing();
  liar.faults.set({ broadcast: 'false_block' });
  const { signed } = await signedTransfer(devnet.ledger, 'sth-payer', 'bob-holder2', 777);
  const [reader] = await client.readers(1);
  expect(reader?.url).toBe(liar.url);
  await reader?.call('network_broadcast', 'broadcast_transaction', [signed]);
  produce(30);
  await reaches(head().irreversible);
  await follower.stop();
  expect(client.status.get().url).not.toBe(liar.url);
  expect(await tellings()).toEqual([]);
});

it('a payout hidden by a node is still reported', async () => {
  const { follower, proofs } = await startFollowing();
  liar.faults.lie({ hidden: ['sth-payer'] });
  const payments = payStakers(devnet.ledger, devnet.accounts);
  produce(30);
  await reaches(head().irreversible);
  await follower.stop();
  expect(client.status.get().url).not.toBe(liar.url);
  expect((await tellings()).toSorted()).toEqual(payments.map(({ units }) => String(units)).toSorted());
  expect(new Set(proofs)).toEqual(new Set(['signed']));
});

it.each([
  ['headers', ['get_block_header_batch']],
  ['blocks', ['get_blocks', 'get_block']],
])(
  'a payout is reported though the node in use announces its head and withholds its %s',
  async (_, withheld) => {
    const { follower } = await startFollowing();
    liar.faults.lie({ withheld });
    const payments = payStakers(devnet.ledger, devnet.accounts);
    produce(30);
    await reaches(head().irreversible);
    await follower.stop();
    expect(client.status.get().url).not.toBe(liar.url);
    expect(await tellings()).toHaveLength(payments.length);
  },
);

it('a node that calls its head irreversible does not cause an earlier report', async () => {
  const { follower } = await startFollowing();
  liar.faults.lie({ irreversible: 0 });
  payStakers(devnet.ledger, devnet.accounts);
  produce(1);
  const paidIn = head().number;
  produce(3);
  await reaches(head().irreversible);
  expect(head().irreversible).toBeLessThan(paidIn);
  expect(await tellings()).toEqual([]);
  produce(20);
  await reaches(head().irreversible);
  expect(await tellings()).not.toEqual([]);
  await follower.stop();
});

it('a chain of blocks signed by other witnesses is not followed', async () => {
  const { follower } = await startFollowing();
  liar.faults.lie({ witnesses: { active: ['1.6.2', '1.6.3', '1.6.99'] } });
  const payments = payStakers(devnet.ledger, devnet.accounts);
  produce(30);
  await reaches(head().irreversible);
  await follower.stop();
  expect(client.status.get().url).not.toBe(liar.url);
  expect(await tellings()).toHaveLength(payments.length);
});

it('false witnesses from the node in use are not accepted at the beginning either', async () => {
  liar.faults.lie({ witnesses: {} });
  produce(30);
  const { follower } = await startFollowing();
  payStakers(devnet.ledger, devnet.accounts);
  produce(30);
  await reaches(head().irreversible);
  await follower.stop();
  expect(client.status.get().url).not.toBe(liar.url);
});

it('a fill that a node leaves out of the history is still reported, by the word of two others, and the node is left', async () => {
  await storage.db
    .updateTable('subscribers')
    .set({ kinds: ['orderChanged'] })
    .execute();
  const { follower } = await startFollowing();
  const followed = () => {
    // A few blocks may make nothing irreversible: the order of witnesses changes each round.
    produce(1);
    return storage.db.selectFrom('order_accounts').selectAll().execute();
  };
  await expect.poll(followed, { interval: 200 }).toHaveLength(1);
  liar.faults.lie({ history: { 'bob-holder2': { missing: [operationType.fill_order] } } });
  const book = orderBookOf(devnet);
  const [sth, usdt] = ['XBTSX.STH', 'XBTSX.USDT'] as const;
  book.place({ by: 'bob-holder2', sells: [500_000_000n, sth], wants: [500_000n, usdt] });
  book.place({ by: 'alice-trader7', sells: [500_000n, usdt], wants: [500_000_000n, sth] });
  produce(25);
  await expect.poll(() => client.status.get().url, { timeout: 60_000 }).not.toBe(liar.url);
  const told = async () => {
    // A failed reading is repeated after the next block.
    produce(1);
    return storage.db.selectFrom('outbox').select('facts').where('kind', '=', 'orderChanged').execute();
  };
  await expect.poll(told, { interval: 200, timeout: 60_000 }).toHaveLength(1);
  await follower.stop();
  expect((await told())[0]?.facts).toMatchObject([{ outcome: 'filled', sold: '500000000' }]);
});
