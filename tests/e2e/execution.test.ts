import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, confirm, logIn } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { type PoolActors, poolActorsOf } from './poolActors.ts';
import { closeSheet, finish, openSwap, pay, review } from './swapActors.ts';
import { places } from './transferActors.ts';

const ALICE = 'alice-trader7';
const HIVE = 'XBTSX.HIVE';
const POOL = 'BTSHIVEPOOL';

withNetwork();

let actors: PoolActors;

beforeAll(() => {
  actors = poolActorsOf(devnet);
});

/**
 * The largest holder of the coin sells `units` of it for BTS, above or below the pool's price by thousandths. Returns
 * the order's id.
 */
async function offer(units: bigint, thousandths: bigint): Promise<string> {
  const { state } = devnet.ledger;
  const pool = actors.poolOf(POOL);
  const [holder] = state
    .holdersOf(actors.assetId(HIVE))
    .filter(({ owner }) => owner !== actors.accountId(ALICE));
  const atPool = (units * (pool?.balance_a ?? 0n)) / (pool?.balance_b ?? 1n);
  const seller = holder?.owner ?? '';
  const before = new Set(state.ordersOf(seller).map(({ id }) => id));
  actors.push(1, {
    seller,
    amount_to_sell: { amount: units.toString(), asset_id: actors.assetId(HIVE) },
    min_to_receive: { amount: ((atPool * thousandths) / 1000n).toString(), asset_id: '1.3.0' },
    expiration: '2029-01-01T00:00:00',
    fill_or_kill: false,
    extensions: {},
  });
  await actors.settled();
  return state.ordersOf(seller).find(({ id }) => !before.has(id))?.id ?? '';
}

async function withdraw(order: string): Promise<void> {
  const seller = devnet.ledger.state.order(order)?.seller ?? '';
  actors.push(2, { fee_paying_account: seller, order, extensions: [] });
  await actors.settled();
}

/** Units of the coin expected in the open review at the current state. */
async function expectedIn({ screen }: Actor): Promise<bigint> {
  const text = (await screen.getByRole('dialog').textContent()) ?? '';
  const figure = /Expected now(\d[\d\u00a0\u202f, ]*\.\d{3})/u.exec(text)?.[1] ?? '';
  return BigInt(figure.replace(/\D/gu, '') || '0');
}

/** The kinds of operations of the account's newest block. */
function lastKinds(): number[] {
  const { state } = devnet.ledger;
  const records = state
    .accountHistory(actors.accountId(ALICE))
    .map(({ operation_id }) => state.get('1.11', operation_id))
    .filter(({ is_virtual }) => !is_virtual);
  const last = records.at(-1)?.block_num;
  return [...new Set(records.filter(({ block_num }) => block_num === last).map(({ op }) => op[0]))].sort();
}

describe.each(places)('a swap that the order book serves better than the pools %s', (_, open) => {
  let alice: Actor;

  beforeAll(async () => {
    alice = await open(browser, devnet);
    await logIn(alice, ALICE);
  });

  const swapped = async (): Promise<{ said: bigint; got: bigint; text: string }> => {
    await review(alice);
    const said = await expectedIn(alice);
    const before = actors.balanceOf(ALICE, HIVE);
    const text = await finish(alice);
    return { said, got: actors.balanceOf(ALICE, HIVE) - before, text };
  };

  it('goes to the book, exactly as quoted', async () => {
    const order = await offer(50_000n, 950n);
    await openSwap(alice, `from=BTS&to=${HIVE}`);
    await pay(alice, '100');
    await alice.screen.getByText('order book', { exact: true }).waitFor();
    const { said, got, text } = await swapped();
    expect([got, text.includes('You paid 100')]).toEqual([said, true]);
    expect(lastKinds()).toEqual([1]);
    await withdraw(order);
  });

  it('is split over book and pools in one transaction, shows the saving, and gives the quoted amount', async () => {
    const order = await offer(20_000n, 960n);
    await openSwap(alice, `from=BTS&to=${HIVE}`);
    await pay(alice, '3000');
    await alice.screen.getByText('Gain vs. best pool route, after fees').first().waitFor();
    const { said, got } = await swapped();
    expect(got).toBe(said);
    expect(lastKinds()).toEqual([1, 63]);
    // Used up except for an amount below the search's smallest step.
    expect(devnet.ledger.state.order(order)?.for_sale ?? 0n).toBeLessThan(100n);
  });

  it('asks again when its orders in the book are gone before the press', async () => {
    const order = await offer(80_000n, 900n);
    await openSwap(alice, `from=BTS&to=${HIVE}`);
    await pay(alice, '500');
    await alice.screen.getByText('order book', { exact: true }).waitFor();
    await review(alice);
    const before = actors.balanceOf(ALICE, HIVE);
    await withdraw(order);
    await confirm(alice);
    await alice.screen.getByText(/Nothing was signed/u).waitFor();
    expect(actors.balanceOf(ALICE, HIVE)).toBe(before);
    await closeSheet(alice);
  });
});
