import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, blockOf, confirm, fillPayment, logIn, openPlain, phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { unitsOf } from './transferActors.ts';

withNetwork();

let alice: Actor;

beforeAll(async () => {
  alice = await openPlain(browser, devnet, { viewport: phone, isWelcomed: true });
  await logIn(alice, 'alice-trader7');
});

beforeEach(() => {
  for (const node of devnet.nodes) node.faults.reset();
});

const nodeInUse = (): Promise<string> =>
  alice.page.evaluate(() => JSON.parse(localStorage.getItem('xbts.settings') ?? '{}').state?.nodeUrl ?? '');
const review = () => alice.screen.getByRole('dialog');

describe('a node that lies about the recipient', () => {
  it('is named on the sheet and left; nothing is signed, and the next look pays the right one', async () => {
    const before = unitsOf(devnet, 'bob-holder2', 'BTS');
    const thiefBefore = unitsOf(devnet, 'xbtsx-giveaway1', 'BTS');
    // Whichever node serves: the liar is the one in use.
    await expect.poll(nodeInUse).toMatch(/^ws:/u);
    const inUse = await nodeInUse();
    const liar = devnet.nodes.find(({ url }) => url === inUse);
    if (liar === undefined) throw new Error('no node in use');
    liar.faults.lie({ names: { 'bob-holder2': 'xbtsx-giveaway1' } });
    await fillPayment(alice, { to: 'bob-holder2', amount: '10' });
    await review()
      .getByText(/contradicted two others and was dropped/u)
      .waitFor();
    await alice.screen.getByText(/contradicted the others and was dropped/u).waitFor();
    expect(unitsOf(devnet, 'xbtsx-giveaway1', 'BTS')).toBe(thiefBefore);
    // The typed name led to the liar's account: the form finds the right one again.
    await review().getByRole('button', { name: 'Close' }).click();
    const honest = devnet.ledger.state.accountByName('bob-holder2')?.id ?? '';
    await alice.screen.getByText(`bob-holder2 · ${honest}`).waitFor();
    await alice.act('Review');
    await review().getByText('Confirmed by 2 independent nodes').waitFor();
    await confirm(alice);
    expect(await blockOf(alice)).toBeGreaterThan(0);
    expect(unitsOf(devnet, 'bob-holder2', 'BTS') - before).toBe(1_000_000n);
    expect(unitsOf(devnet, 'xbtsx-giveaway1', 'BTS')).toBe(thiefBefore);
    await alice.screen.getByRole('button', { name: 'Done' }).click();
  });
});

describe('a node that lies only to the form', () => {
  it('pays nobody else: the sheet refuses, and the form finds the right one', async () => {
    const { screen, act } = alice;
    const idOf = (name: string) => devnet.ledger.state.accountByName(name)?.id ?? '';
    // Whichever serves: the form asks one of them.
    for (const { faults } of devnet.nodes) faults.lie({ names: { 'carol-pools3': 'xbtsx-giveaway1' } });
    await screen.getByRole('link', { name: 'Send' }).first().click();
    await screen.getByLabel('To', { exact: true }).fill('carol-pools3');
    await screen.getByLabel('Amount').fill('10');
    await screen.getByText(`carol-pools3 · ${idOf('xbtsx-giveaway1')}`).waitFor();
    // From here on it tells the truth: no node contradicts it.
    for (const { faults } of devnet.nodes) faults.reset();
    await act('Review');
    await review()
      .getByText(/^The form’s data on carol-pools3 doesn’t match independent nodes/u)
      .waitFor();
    expect(await review().getByRole('button', { name: 'Confirm and sign' }).count()).toBe(0);
    await review().getByRole('button', { name: 'Close' }).click();
    await screen.getByText(`carol-pools3 · ${idOf('carol-pools3')}`).waitFor();
    await act('Review');
    await review()
      .getByText(/^Confirmed by \d independent nodes$/u)
      .waitFor();
    const thiefBefore = unitsOf(devnet, 'xbtsx-giveaway1', 'BTS');
    const before = unitsOf(devnet, 'carol-pools3', 'BTS');
    await confirm(alice);
    expect(await blockOf(alice)).toBeGreaterThan(0);
    expect(unitsOf(devnet, 'carol-pools3', 'BTS') - before).toBe(1_000_000n);
    expect(unitsOf(devnet, 'xbtsx-giveaway1', 'BTS')).toBe(thiefBefore);
    await screen.getByRole('button', { name: 'Done' }).click();
  });
});

describe('with one node only', () => {
  it('the sheet says so, and a large payment takes another consent', async () => {
    // The first was caught lying, and is avoided for a while.
    const others = devnet.nodes.slice(0, -1);
    for (const { faults } of others) {
      faults.set({ isRefusingConnections: true });
      faults.dropConnections();
    }
    await fillPayment(alice, { to: 'bob-holder2', amount: '1001' });
    await review().getByText('Confirmed by one node only').waitFor();
    const sign = review().getByRole('button', { name: 'Confirm and sign' });
    expect(await sign.isDisabled()).toBe(true);
    await review().getByText('I understand. Sign anyway').click();
    expect(await sign.isDisabled()).toBe(false);
  });
});
