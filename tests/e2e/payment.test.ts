import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  blockOf,
  confirm,
  fillPayment,
  logIn,
  openInMessenger,
  openPlain,
  pin,
} from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const BLOCK_MS = 2000;

withNetwork({ blockMs: BLOCK_MS, isAsBuilt: true });

const headNumber = () => devnet.ledger.head().number;

/** Pays from one wallet to the other, and checks that the money and the message arrive within two blocks. */
async function pay(payer: Actor, payee: Actor, amount: string, memo: string): Promise<void> {
  await payee.screen.getByRole('link', { name: 'History' }).first().click();
  await payee.screen.getByRole('heading', { name: 'History' }).waitFor();
  await fillPayment(payer, { to: 'bob-holder2', amount, memo });
  const review = payer.screen.getByRole('dialog');
  await review.getByText('bob-holder2').waitFor();
  await expect.poll(() => review.textContent()).toContain(memo);
  const had = balanceOf('bob-holder2');
  await confirm(payer);
  const isInBlock = () => balanceOf('bob-holder2') > had && devnet.ledger.pending().length === 0;
  await expect.poll(isInBlock).toBe(true);
  // However slowly a busy machine draws: two blocks must be enough.
  devnet.blocks.set(0);
  const block = await blockOf(payer);
  await payee.screen.getByText(memo).waitFor();
  expect(headNumber() - block).toBeLessThanOrEqual(2);
  await payee.screen.getByText(`+${amount} BTS`.replace(' ', '\u00a0')).first().waitFor();
  devnet.blocks.set(BLOCK_MS / 10);
  // The label of each step exists from the beginning: it is irreversible when no step is current any more.
  await review.getByText('Irreversible', { exact: true }).waitFor();
  await review.locator('[aria-current="step"]').waitFor({ state: 'detached' });
  devnet.blocks.set(BLOCK_MS);
}

const balanceOf = (name: string): bigint => {
  const account = devnet.ledger.state.accountByName(name);
  return account === undefined ? 0n : devnet.ledger.state.balance(account.id, '1.3.0');
};

describe('a payment with a Cyrillic message', () => {
  it('reaches a friend in another messenger within two blocks', async () => {
    const payer = await openInMessenger(browser, devnet, 7001001, { theme: 'dark', hasMotion: true });
    const bob = await openInMessenger(browser, devnet, 7001002);
    await logIn(payer, 'alice-trader7');
    await logIn(bob, 'bob-holder2');
    const before = balanceOf('bob-holder2');
    await pay(payer, bob, '12.5', 'Спасибо за ужин');
    expect(balanceOf('bob-holder2') - before).toBe(1_250_000n);
    await payer.context.close();
    await bob.context.close();
  });
});

describe('a payment in a plain page', () => {
  let alice: Actor;
  beforeAll(async () => {
    alice = await openPlain(browser, devnet, { isWelcomed: true, hasMotion: true });
    await logIn(alice, 'alice-trader7');
  });
  afterAll(() => alice?.context.close());

  it('reaches a friend in a plain browser too, on a phone and on a desktop', async () => {
    const bob = await openPlain(browser, devnet, {
      viewport: { width: 1280, height: 800 },
      theme: 'dark',
      isWelcomed: true,
    });
    await logIn(bob, 'bob-holder2');
    await pay(alice, bob, '0.00001', 'Одна единица, 一个单位');
    await bob.context.close();
  });

  it('asks for the PIN after a reload, and refuses a wrong one', async () => {
    await alice.page.goto(`${devnet.botUrl}/wallet`);
    // His payments so far had messages: one without would cause a question first.
    await fillPayment(alice, { to: 'bob-holder2', amount: '1', memo: 'again' });
    await confirm(alice, '111222');
    await alice.screen.getByText('Wrong PIN.').waitFor();
    await confirm(alice, pin);
    expect(await blockOf(alice)).toBeGreaterThan(0);
  });
});
