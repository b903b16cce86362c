import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, confirm, logIn } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { type PoolActors, poolActorsOf } from './poolActors.ts';
import { places } from './transferActors.ts';

withNetwork({ blockMs: 500 });

const ALICE = 'alice-trader7';
const USDT = 'XBTSX.USDT';
let actors: PoolActors;

beforeAll(() => {
  actors = poolActorsOf(devnet);
});

const ordersOf = (name: string) =>
  devnet.ledger.state
    .ordersOf(actors.accountId(name))
    .map(({ id, sell_price }) => ({ id, sold: sell_price.base.asset_id }));

/** Puts BTS of alice on the market, at a price that only a test accepts. Returns the new order's id. */
async function sell(units: bigint): Promise<string> {
  const before = new Set(ordersOf(ALICE).map(({ id }) => id));
  actors.push(1, {
    seller: actors.accountId(ALICE),
    amount_to_sell: { amount: units.toString(), asset_id: '1.3.0' },
    min_to_receive: { amount: (units * 100n).toString(), asset_id: actors.assetId(USDT) },
    expiration: '2029-01-01T00:00:00',
    fill_or_kill: false,
    extensions: {},
  });
  await actors.settled();
  return ordersOf(ALICE).find(({ id }) => !before.has(id))?.id ?? '';
}

/** Alice cancels it on another device. */
async function cancelElsewhere(order: string): Promise<void> {
  actors.push(2, { fee_paying_account: actors.accountId(ALICE), order, extensions: [] });
  await actors.settled();
}

const openBts = ({ screen }: Actor) => screen.getByRole('button', { name: /^BTS/u }).first().click();
const rowOf = ({ screen }: Actor, id: string) => screen.locator('div').filter({ hasText: id });

describe.each(places)('an open order %s', (_, open) => {
  let alice: Actor;

  beforeAll(async () => {
    alice = await open(browser, devnet);
    await logIn(alice, ALICE);
  });

  it('is found at its asset in the wallet, and returns its unsold amount and its fee when it is cancelled', async () => {
    const before = actors.balanceOf(ALICE, 'BTS');
    const id = await sell(1_234_500_000n);
    await openBts(alice);
    await rowOf(alice, id).getByRole('button', { name: 'Cancel order' }).last().click();
    await alice.screen.getByText('You get back what’s unsold').waitFor();
    await alice.act('Cancel order');
    await alice.screen.getByText(`Cancel the open order ${id}.`).waitFor();
    await confirm(alice);
    await alice.screen.getByText('1 order cancelled.').waitFor();
    expect(ordersOf(ALICE).map((each) => each.id)).not.toContain(id);
    const [fee] = devnet.ledger.requiredFees(
      [
        [
          2,
          { fee: { amount: 0, asset_id: '1.3.0' }, fee_paying_account: '1.2.5', order: id, extensions: [] },
        ],
      ],
      '1.3.0',
    );
    expect(before - actors.balanceOf(ALICE, 'BTS')).toBe(fee?.amount);
    await alice.screen.getByRole('button', { name: 'Done' }).click();
    await alice.screen.getByRole('button', { name: 'Close' }).click();
  });

  it('gone while its cancellation is on the sheet is left out after another press', async () => {
    const [gone, kept] = [await sell(1000n), await sell(2000n)];
    const count = ordersOf(ALICE).filter(({ sold: asset }) => asset === '1.3.0').length;
    await openBts(alice);
    await rowOf(alice, kept).first().waitFor();
    await alice.screen.getByRole('button', { name: `Cancel all ${count} orders` }).click();
    await alice.act(`Cancel all ${count} orders`);
    await alice.screen.getByText(`Cancel the open order ${gone}.`).waitFor();
    await cancelElsewhere(gone);
    await confirm(alice);
    await alice.screen.getByText(`now ${count - 1}`).waitFor();
    await expect.poll(() => alice.screen.getByText(`Cancel the open order ${gone}.`).count()).toBe(0);
    expect(ordersOf(ALICE).map(({ id }) => id)).toContain(kept);
    await confirm(alice);
    await expect.poll(() => ordersOf(ALICE).filter(({ sold: asset }) => asset === '1.3.0')).toEqual([]);
    await alice.screen.getByRole('button', { name: 'Done' }).click();
    // The message about the previous order may still be visible.
    const left = count - 1;
    const said = left === 1 ? '1 order cancelled.' : `${left} orders cancelled.`;
    await alice.screen.getByText(said).first().waitFor();
  });
});
