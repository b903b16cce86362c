import type { Findings } from '@xbts/bot/src/chain/follower/findings.ts';
import { findMatured } from '@xbts/bot/src/chain/follower/findMatured.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { stakeMatured } from '@xbts/bot/src/notices/kinds/stakeMatured.ts';
import { queueEvents } from '@xbts/bot/src/notices/queueEvents.ts';
import type { Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { addAccounts } from '@xbts/bot/src/storage/repositories/accounts.ts';
import { positionOf } from '@xbts/bot/src/storage/repositories/positions.ts';
import { saveSubscriber } from '@xbts/bot/src/storage/repositories/subscribers.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables, onBothEngines } from '../../bothEngines.ts';
import { payStakers, type RoundPayment } from '../../devnet/controls/verbs/payRound.ts';
import { pushAsGateway } from '../../devnet/services/gateways/pushAsGateway.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { clientOf, startFollower } from './followedChain.ts';
import { reorganised } from './reorganised.ts';

let devnet: Devnet;
let client: ChainClient;

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0 });
  client = clientOf(devnet.nodes.map(({ url }) => url));
});

afterAll(async () => {
  client?.close();
  await devnet?.close();
});

const ledgerHead = () => devnet.ledger.head();

/** Makes blocks three seconds of chain time apart, like on the real chain, without waiting. */
const produce = (count: number) => {
  for (let made = 0; made < count; made += 1)
    devnet.ledger.produceBlock(Date.parse(`${ledgerHead().time}Z`) / 1_000 + 3);
};

/** Blocks that make the head block irreversible, and a round quiet. */
const settle = () => produce(20);

const pay = (): RoundPayment[] => {
  const payments = payStakers(devnet.ledger, devnet.accounts);
  produce(1);
  return payments;
};

const reaches = async (storage: Storage, block: number) =>
  expect.poll(() => positionOf(storage.db, devnet.ledger.chainId), { timeout: 20_000 }).toBe(block);

interface QueuedFact {
  account: string;
  symbol: string;
  units: string;
  payer: string;
}

const payoutsOf = async (storage: Storage) => {
  const rows = await storage.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'payout')
    .orderBy('id')
    .execute();
  return rows.map(({ facts }) => facts as QueuedFact[]);
};

/** The expected facts of a round's payments to an account. */
const expectedFor = (payments: readonly RoundPayment[], account: string) =>
  payments
    .filter((payment) => payment.account === account)
    .map(({ symbol, units }) => ({ account, symbol, units: units.toString(), payer: 'sth-payer' }));

const watch = async ({ db }: Storage, uid: number, name: string, kinds: string[]) => {
  await saveSubscriber(db, { uid, language: 'en', kinds });
  const id = devnet.ledger.state.accountByName(name)?.id ?? '';
  await addAccounts(db, uid, [{ id, name }]);
};

onBothEngines('following the chain', (databases) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databases.open();
  });
  beforeEach(async () => {
    await emptyTables(storage);
    await watch(storage, 1, 'bob-holder2', ['payout']);
    await watch(storage, 2, 'carol-pools3', ['payout']);
  });

  it('starts at the present, and reports each later round, once and with the right sums', async () => {
    pay();
    settle();
    const follower = startFollower(storage, client);
    await reaches(storage, ledgerHead().irreversible);
    const payments = pay();
    settle();
    await expect.poll(() => payoutsOf(storage), { timeout: 20_000 }).toHaveLength(2);
    await follower.stop();
    expect(await payoutsOf(storage)).toMatchObject([
      expectedFor(payments, 'bob-holder2'),
      expectedFor(payments, 'carol-pools3'),
    ]);
  });

  it('reports nothing of blocks that a reorganisation could still undo', async () => {
    const follower = startFollower(storage, client);
    await reaches(storage, ledgerHead().irreversible);
    pay();
    const paidIn = ledgerHead().number;
    produce(3);
    await reaches(storage, ledgerHead().irreversible);
    expect(ledgerHead().irreversible).toBeLessThan(paidIn);
    expect(await storage.db.selectFrom('payments').selectAll().execute()).toEqual([]);
    settle();
    await expect.poll(() => payoutsOf(storage), { timeout: 20_000 }).toHaveLength(2);
    await follower.stop();
  });

  it('reports only the remaining blocks of a reorganised chain', async () => {
    const chain = reorganised(client, devnet.ledger);
    const follower = startFollower(storage, chain.client);
    await reaches(storage, ledgerHead().irreversible);
    pay();
    const undone = ledgerHead().number;
    produce(3);
    await reaches(storage, ledgerHead().irreversible);
    chain.replace(undone);
    const stayed = pay();
    settle();
    await expect.poll(() => payoutsOf(storage), { timeout: 20_000 }).toHaveLength(2);
    await follower.stop();
    expect(chain.asked).toContain(undone);
    expect(await payoutsOf(storage)).toMatchObject([
      expectedFor(stayed, 'bob-holder2'),
      expectedFor(stayed, 'carol-pools3'),
    ]);
  });

  it('continues after a restart at its last position, and keeps two rounds apart in the catch-up', async () => {
    const first = startFollower(storage, client);
    await reaches(storage, ledgerHead().irreversible);
    await first.stop();
    const before = pay();
    settle();
    const after = pay();
    settle();
    const second = startFollower(storage, client);
    await expect.poll(() => payoutsOf(storage), { timeout: 20_000 }).toHaveLength(4);
    await second.stop();
    const told = await payoutsOf(storage);
    expect(told).toMatchObject(
      [before, after].flatMap((payments) => [
        expectedFor(payments, 'bob-holder2'),
        expectedFor(payments, 'carol-pools3'),
      ]),
    );
  });

  it('loses nothing and duplicates nothing when it is restarted repeatedly in the middle', async () => {
    const begun = startFollower(storage, client);
    await reaches(storage, ledgerHead().irreversible);
    await begun.stop();
    const payments = pay();
    produce(300);
    for (let turn = 0; turn < 5; turn += 1) {
      const follower = startFollower(storage, client, { batch: 10 });
      await new Promise((resolve) => setTimeout(resolve, 30 * turn));
      await follower.stop();
    }
    const last = startFollower(storage, client, { batch: 10 });
    await reaches(storage, ledgerHead().irreversible);
    await last.stop();
    expect(await payoutsOf(storage)).toMatchObject([
      expectedFor(payments, 'bob-holder2'),
      expectedFor(payments, 'carol-pools3'),
    ]);
  });

  it('continues with another node when one drops and stays away during the catch-up', async () => {
    const own = clientOf(devnet.nodes.map(({ url }) => url));
    const begun = startFollower(storage, own);
    await reaches(storage, ledgerHead().irreversible);
    await begun.stop();
    const payments = pay();
    produce(400);
    let isDropped = false;
    const follower = startFollower(storage, own, {
      batch: 20,
      observe: () => {
        const used = devnet.nodes.find(({ url }) => url === own.status.get().url);
        if (isDropped || used === undefined) return;
        isDropped = true;
        used.faults.set({ isRefusingConnections: true });
        used.faults.dropConnections();
      },
    });
    await reaches(storage, ledgerHead().irreversible);
    await follower.stop();
    for (const { faults } of devnet.nodes) faults.reset();
    own.close();
    expect(isDropped).toBe(true);
    expect(await payoutsOf(storage)).toMatchObject([
      expectedFor(payments, 'bob-holder2'),
      expectedFor(payments, 'carol-pools3'),
    ]);
  });

  it('reads blocks one by one if the nodes deny the block API', async () => {
    for (const { faults } of devnet.nodes) faults.set({ deniedApis: ['block'] });
    const own = clientOf(devnet.nodes.map(({ url }) => url));
    const follower = startFollower(storage, own);
    await reaches(storage, ledgerHead().irreversible);
    const payments = pay();
    produce(120);
    await expect.poll(() => payoutsOf(storage), { timeout: 20_000 }).toHaveLength(2);
    await follower.stop();
    own.close();
    for (const { faults } of devnet.nodes) faults.reset();
    expect((await payoutsOf(storage))[0]).toMatchObject(expectedFor(payments, 'bob-holder2'));
  });

  it('reports an incoming transfer to the watchers of the account who chose it, and nobody else', async () => {
    await watch(storage, 3, 'dave-newbie4', ['incomingTransfer']);
    const follower = startFollower(storage, client);
    await reaches(storage, ledgerHead().irreversible);
    const idOf = (name: string) => devnet.ledger.state.accountByName(name)?.id ?? '';
    const send = (to: string, units: string) =>
      devnet.ledger.pushOperations([
        [
          0,
          {
            fee: { amount: '2000000', asset_id: '1.3.0' },
            from: idOf('alice-trader7'),
            to: idOf(to),
            amount: { amount: units, asset_id: '1.3.0' },
            extensions: [],
          },
        ],
      ]);
    send('dave-newbie4', '1250000');
    send('bob-holder2', '7');
    produce(30);
    const queued = () => storage.db.selectFrom('outbox').select(['uid', 'kind', 'facts']).execute();
    await expect.poll(queued, { timeout: 20_000 }).toHaveLength(1);
    await follower.stop();
    expect(await queued()).toMatchObject([
      {
        uid: 3n,
        kind: 'incomingTransfer',
        facts: [{ from: 'alice-trader7', to: 'dave-newbie4', units: '1250000', symbol: 'BTS', precision: 5 }],
      },
    ]);
  });

  it('reports a deposit issued by the gateway, or sent by its issuer, once to users who chose deposits or transfers', async () => {
    await watch(storage, 3, 'dave-newbie4', ['incomingTransfer', 'depositCredited']);
    await watch(storage, 4, 'bob-holder2', ['incomingTransfer']);
    const follower = startFollower(storage, client);
    await reaches(storage, ledgerHead().irreversible);
    const idOf = (name: string) => devnet.ledger.state.accountByName(name)?.id ?? '';
    const asset = devnet.ledger.state.assetBySymbol('XBTSX.USDT');
    const units = { amount: '2500000', asset_id: asset?.id ?? '' };
    const issuer = asset?.issuer ?? '';
    const issue = (to: string) =>
      pushAsGateway(devnet.ledger, [
        14,
        { issuer, asset_to_issue: units, issue_to_account: idOf(to), extensions: [] },
      ]);
    issue('dave-newbie4');
    issue('bob-holder2');
    issue('xbtsx-issuer');
    pushAsGateway(devnet.ledger, [
      0,
      { from: issuer, to: idOf('dave-newbie4'), amount: { ...units, amount: '7' }, extensions: [] },
    ]);
    produce(30);
    const queued = async () =>
      (await storage.db.selectFrom('outbox').select(['uid', 'kind', 'facts']).orderBy('id').execute()).map(
        ({ uid, kind, facts }) => [Number(uid), kind, (facts as { units: string }[])[0]?.units],
      );
    await expect.poll(queued, { timeout: 20_000 }).toHaveLength(3);
    await follower.stop();
    expect(await queued()).toEqual(
      expect.arrayContaining([
        [3, 'depositCredited', '2500000'],
        [3, 'depositCredited', '7'],
        [4, 'incomingTransfer', '2500000'],
      ]),
    );
  });

  it('queues one post with the sums of a round for the channel', async () => {
    const follower = startFollower(storage, client, { channel: -1001234567890 });
    await reaches(storage, ledgerHead().irreversible);
    const payments = pay();
    settle();
    const posts = () =>
      storage.db.selectFrom('outbox').select(['uid', 'facts']).where('kind', '=', 'roundSummary').execute();
    await expect.poll(posts, { timeout: 20_000 }).toHaveLength(1);
    await follower.stop();
    const sumOf = (symbol: string) =>
      payments.filter((payment) => payment.symbol === symbol).reduce((sum, { units }) => sum + units, 0n);
    const [post] = await posts();
    expect(post?.uid).toBe(-1001234567890n);
    expect(post?.facts).toHaveLength(2);
    expect(post?.facts).toEqual(
      expect.arrayContaining(
        [
          { symbol: 'BTS', price: 0.002 },
          { symbol: 'XBTSX.STH', price: 0.0005 },
        ].map((each) =>
          expect.objectContaining({ ...each, units: sumOf(each.symbol).toString(), payer: 'sth-payer' }),
        ),
      ),
    );
  });

  it('reports a stake that matured within the last week once, however often it looks', async () => {
    await watch(storage, 4, 'carol-pools3', ['stakeMatured']);
    const carol = devnet.ledger.state.accountByName('carol-pools3')?.id ?? '';
    const maturities = devnet.ledger.state
      .vestingBalancesOf(carol)
      // A worker's pay vests as well, in another asset.
      .flatMap(({ id, balance, policy }) =>
        policy[0] === 1 && balance.asset_id === '1.3.4099'
          ? [{ id, at: Date.parse(`${policy[1].start_claim}Z`) + policy[1].vesting_seconds * 1_000 }]
          : [],
      );
    const soonest = maturities.sort((a, b) => a.at - b.at)[0];
    expect(soonest).toBeDefined();
    const log = createLog({ level: 'silent', secrets: [] });
    const findings: Pick<Findings, 'matured'> = {
      matured: (stakes) => queueEvents(storage.db, stakeMatured, stakes),
    };
    const look = (at: number) =>
      findMatured({ storage, client, log, stakingAsset: '1.3.4099', findings }, at);
    const at = soonest?.at ?? 0;
    expect(await look(at - 1_000)).toBe(0);
    expect(await look(at + 1_000)).toBe(1);
    expect(await look(at + 2_000)).toBe(0);
    const rows = await storage.db.selectFrom('outbox').select(['uid', 'key']).execute();
    expect(rows).toEqual([{ uid: 4n, key: `stake:${soonest?.id}` }]);
  });
});
