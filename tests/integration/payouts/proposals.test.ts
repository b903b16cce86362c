import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { positionOf } from '@xbts/bot/src/storage/repositories/positions.ts';
import { toldProposals } from '@xbts/bot/src/storage/repositories/proposals.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';
import { toTime } from '../../devnet/chain/ledger/time.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import type { WorldAccountName } from '../../devnet/world/accounts.ts';
import { pushSigned } from '../../devnet/world/pushSigned.ts';
import { clientOf, startFollower } from './followedChain.ts';

const SHARED = 'erin-multisig5';
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
const nowSeconds = () => Date.parse(`${head().time}Z`) / 1_000;
const idOf = (name: string) => devnet.ledger.state.accountByName(name)?.id ?? '';
const produce = (count = 1) => {
  for (let made = 0; made < count; made += 1) devnet.ledger.produceBlock(nowSeconds() + 3);
};
/** Blocks that make whatever is in the head block irreversible. */
const settle = () => produce(20);
const push = (name: WorldAccountName, operation: readonly [number, object]) => {
  pushSigned({ ledger: devnet.ledger, codec }, name, [operation]);
  produce();
};

/** Somebody proposes that an account pays 3 BTS to Dave; gives the proposal's id. */
function propose(by: WorldAccountName, from: string, seconds = 86_400, units = 300_000): string {
  const fee = { amount: 2_000_000, asset_id: '1.3.0' };
  const amount = { amount: units, asset_id: '1.3.0' };
  const payment = [0, { fee, from: idOf(from), to: idOf('dave-newbie4'), amount, extensions: [] }];
  push(by, [
    22,
    {
      fee_paying_account: idOf(by),
      expiration_time: toTime(nowSeconds() + seconds),
      proposed_ops: [{ op: payment }],
      extensions: [],
    },
  ]);
  return [...devnet.ledger.state.all('1.10')].at(-1)?.id ?? '';
}

const approve = (by: WorldAccountName, proposal: string) =>
  push(by, [
    23,
    {
      fee_paying_account: idOf(by),
      proposal,
      active_approvals_to_add: [idOf(by)],
      active_approvals_to_remove: [],
      owner_approvals_to_add: [],
      owner_approvals_to_remove: [],
      key_approvals_to_add: [],
      key_approvals_to_remove: [],
      extensions: [],
    },
  ]);

/** What each notice told of proposals, the oldest first. */
const toldTo = async ({ db }: Storage, uid: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('facts')
    .where('uid', '=', BigInt(uid))
    .where('kind', '=', 'proposal')
    .orderBy('id')
    .execute();
  return rows.map(({ facts }) => {
    const [first] = facts as { event: string; by: string | null }[];
    return first?.by == null ? String(first?.event) : `${first.event} ${first.by}`;
  });
};
const soon = { timeout: 20_000 };

onBothEngines('proposals to watched accounts', (databases) => {
  let storage: Storage;
  let follower: ReturnType<typeof startFollower>;
  const follow = () => {
    follower = startFollower(storage, client, { lookMs: 0, watchMs: 0 });
  };
  beforeAll(async () => {
    storage = await databases.open();
  });
  const watch = async (uid: number, names: readonly string[]) => {
    await saveSubscriber(storage.db, { uid, language: 'en', kinds: ['proposal'] });
    await addAccounts(
      storage.db,
      uid,
      names.map((name) => ({ id: idOf(name), name })),
    );
  };
  beforeEach(async () => {
    await follower?.stop();
    await emptyTables(storage);
    follow();
    await expect.poll(() => positionOf(storage.db, devnet.ledger.chainId), soon).toBe(head().irreversible);
  });
  afterAll(() => follower?.stop());

  it('are told to who signs, with each approval and the end, once, whatever is restarted', async () => {
    await watch(1, ['alice-trader7']);
    await watch(2, [SHARED, 'bob-holder2']);
    await watch(3, ['grace-whale8']);
    const id = propose('bob-holder2', SHARED);
    settle();
    await expect.poll(() => toldTo(storage, 1), soon).toEqual(['waits']);
    await follower.stop();
    follow();
    approve('alice-trader7', id);
    settle();
    const approved = ['waits', 'approved alice-trader7'];
    await expect.poll(() => toldTo(storage, 1), soon).toEqual(approved);
    approve('bob-holder2', id);
    // Seen to be gone, and killed before that could be told.
    produce();
    await follower.stop();
    follow();
    settle();
    await expect
      .poll(async () => {
        produce();
        return toldTo(storage, 1);
      }, soon)
      .toEqual([...approved, 'carriedOut']);
    expect(await toldTo(storage, 2)).toEqual([...approved, 'carriedOut']);
    expect(await toldTo(storage, 3)).toEqual([]);
    expect(await toldProposals(storage.db)).toEqual([]);
  });

  it('are told when they end within the hour, and when they were refused', async () => {
    await watch(1, ['bob-holder2']);
    const id = propose('carol-pools3', 'bob-holder2', 3_000);
    settle();
    await expect
      .poll(async () => {
        produce();
        return toldTo(storage, 1);
      }, soon)
      .toEqual(['waits', 'ending']);
    push('bob-holder2', [
      24,
      { fee_paying_account: idOf('bob-holder2'), using_owner_authority: false, proposal: id, extensions: [] },
    ]);
    await expect
      .poll(async () => {
        produce();
        return toldTo(storage, 1);
      }, soon)
      .toEqual(['waits', 'ending', 'refused']);
  });

  it('are told as carried out when that happens in their last moment, and as run out when it does not', async () => {
    await watch(1, ['alice-trader7']);
    // More than there is when it is approved: the chain tries it once more at its end.
    const held = Number(devnet.ledger.state.balance(idOf(SHARED), '1.3.0'));
    const late = propose('bob-holder2', SHARED, 240, held + 1_000_000);
    const over = propose('bob-holder2', SHARED, 240);
    settle();
    const told = async () => (await toldTo(storage, 1)).sort();
    await expect.poll(told, soon).toEqual(['ending', 'ending', 'waits', 'waits']);
    approve('alice-trader7', late);
    approve('bob-holder2', late);
    const amount = { amount: 5_000_000, asset_id: '1.3.0' };
    push('bob-holder2', [0, { from: idOf('bob-holder2'), to: idOf(SHARED), amount, extensions: [] }]);
    const waiting = [...devnet.ledger.state.all('1.10')].map(({ id }) => id);
    expect(waiting).toEqual(expect.arrayContaining([late, over]));
    produce(80);
    await expect
      .poll(async () => {
        produce();
        return (await told()).filter((each) => each === 'carriedOut' || each === 'ended');
      }, soon)
      .toEqual(['carriedOut', 'ended']);
    // What it pays with in the other engine's turn.
    const back = { amount: 100_000_000, asset_id: '1.3.0' };
    push('bob-holder2', [0, { from: idOf('bob-holder2'), to: idOf(SHARED), amount: back, extensions: [] }]);
  });

  it('leave nothing behind where nobody who signs is watched', async () => {
    await watch(1, ['grace-whale8']);
    // It ends before the other engine's turn.
    propose('bob-holder2', SHARED, 45);
    settle();
    await expect.poll(() => positionOf(storage.db, devnet.ledger.chainId), soon).toBe(head().irreversible);
    const marks = () => storage.db.selectFrom('proposal_marks').selectAll().execute();
    await expect.poll(marks, soon).toEqual([]);
    expect(await toldProposals(storage.db)).toEqual([]);
  });
});
