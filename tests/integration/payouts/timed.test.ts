import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { positionOf } from '@xbts/bot/src/storage/repositories/positions.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import { toldTimed } from '@xbts/bot/src/storage/repositories/timedTransfers.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import type { WorldAccountName } from '../../devnet/world/accounts.ts';
import { pushSigned } from '../../devnet/world/pushSigned.ts';
import { clientOf, startFollower } from './followedChain.ts';

let devnet: Devnet;
let client: ChainClient;
let codec: Awaited<ReturnType<typeof loadCodec>>;

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0 });
  client = clientOf(devnet.nodes.map(({ url }) => url));
  codec = await loadCodec();
});
afterAll(async () => {
  client?.close();
  await devnet?.close();
});

const head = () => devnet.ledger.head();
const idOf = (name: string) => devnet.ledger.state.accountByName(name)?.id ?? '';
const produce = (count = 1) => {
  for (let made = 0; made < count; made += 1)
    devnet.ledger.produceBlock(Date.parse(`${head().time}Z`) / 1_000 + 3);
};
/** Blocks that make whatever is in the head block irreversible. */
const settle = () => produce(20);
const push = (name: WorldAccountName, operation: readonly [number, object]) => {
  pushSigned({ ledger: devnet.ledger, codec }, name, [operation]);
  produce();
};

/** Bob locks 3 BTS for Dave, by the SHA-256 of “abc”; gives the number of what waits. */
function lock(seconds: number): string {
  push('bob-holder2', [
    49,
    {
      from: idOf('bob-holder2'),
      to: idOf('dave-newbie4'),
      amount: { amount: 300_000, asset_id: '1.3.0' },
      preimage_hash: [2, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
      preimage_size: 3,
      claim_period_seconds: seconds,
      extensions: {},
    },
  ]);
  return [...devnet.ledger.state.all('1.16')].at(-1)?.id ?? '';
}

/** What each notice told of timed transfers, the oldest first. */
const toldTo = async ({ db }: Storage, uid: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('facts')
    .where('uid', '=', BigInt(uid))
    .where('kind', '=', 'timedTransfer')
    .orderBy('id')
    .execute();
  return rows.map(({ facts }) => String((facts as { event: string }[])[0]?.event));
};
const soon = { timeout: 20_000 };

onBothEngines('timed transfers of watched accounts', (databases) => {
  let storage: Storage;
  let follower: ReturnType<typeof startFollower>;
  const follow = () => {
    follower = startFollower(storage, client, { lookMs: 0, watchMs: 0 });
  };
  const watch = async (uid: number, name: string) => {
    await saveSubscriber(storage.db, { uid, language: 'en', kinds: ['timedTransfer'] });
    await addAccounts(storage.db, uid, [{ id: idOf(name), name }]);
  };
  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(async () => {
    await follower?.stop();
    await emptyTables(storage);
    follow();
    await expect.poll(() => positionOf(storage.db, devnet.ledger.chainId), soon).toBe(head().irreversible);
  });
  afterAll(() => follower?.stop());

  it('are told when they wait, and when they were paid out, once, whatever is restarted', async () => {
    await watch(1, 'dave-newbie4');
    await watch(2, 'bob-holder2');
    const id = lock(86_400);
    settle();
    await expect.poll(() => toldTo(storage, 1), soon).toEqual(['waits']);
    expect(await toldTo(storage, 2)).toEqual([]);
    await follower.stop();
    follow();
    push('dave-newbie4', [
      50,
      { htlc_id: id, redeemer: idOf('dave-newbie4'), preimage: '616263', extensions: [] },
    ]);
    settle();
    await expect
      .poll(async () => {
        produce();
        return toldTo(storage, 1);
      }, soon)
      .toEqual(['waits', 'taken']);
    expect(await toldTo(storage, 2)).toEqual(['taken']);
    expect(await toldTimed(storage.db)).toEqual([]);
  });

  it('are told when their time was over and the amount went back', async () => {
    await watch(1, 'bob-holder2');
    await watch(2, 'carol-pools3');
    lock(90);
    settle();
    await expect.poll(async () => (await toldTimed(storage.db)).length, soon).toBe(1);
    produce(30);
    await expect
      .poll(async () => {
        produce();
        return toldTo(storage, 1);
      }, soon)
      .toEqual(['returned']);
    expect(await toldTo(storage, 2)).toEqual([]);
  });
});
