import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, blockOf, confirm, logIn, openInMessenger, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { judge, openSend, openSendAgain, unitsOf } from './transferActors.ts';

withNetwork();

/** Alice, on both sides; a test's input is gone when the next reopens the form. */
let inMessenger: Actor;
let inPage: Actor;

beforeAll(async () => {
  inMessenger = await openInMessenger(browser, devnet, 7001002, { isWelcomed: true });
  await logIn(inMessenger, 'alice-trader7');
  inPage = await openPlain(browser, devnet, { isWelcomed: true });
  await logIn(inPage, 'alice-trader7');
});

const value = ({ screen }: Actor, label: string) => screen.getByLabel(label, { exact: true }).inputValue();
const dialogs = ({ screen }: Actor) => screen.getByRole('dialog').count();

/** Requests a payment on the receive screen; returns the displayed link. */
async function askFor(actor: Actor, asset: string, amount: string, memo: string): Promise<string> {
  const { screen } = actor;
  await screen.getByRole('link', { name: 'Receive' }).first().click();
  await screen.getByLabel('Asset', { exact: true }).fill(asset);
  await screen.getByLabel('Amount (optional)').fill(amount);
  await screen.getByLabel('Memo (optional)').fill(memo);
  await screen.getByRole('img', { name: 'QR code of the payment link to bob-holder2' }).waitFor();
  return (await screen.getByText(/\/transfer\?to=/u).textContent()) ?? '';
}

describe('a payment link', () => {
  it('made by one user is scanned by another, fills in the form, and is paid only after the review', async () => {
    const bob = await openPlain(browser, devnet, { isWelcomed: true });
    await logIn(bob, 'bob-holder2');
    const link = await askFor(bob, 'XBTSX.STH', '12,5', 'за ужин');
    expect(link).toContain('/transfer?to=bob-holder2&asset=XBTSX.STH&amount=12.5&memo=');
    const before = unitsOf(devnet, 'bob-holder2', 'XBTSX.STH');

    const alice = inMessenger;
    await openSend(alice);
    await alice.screen.getByRole('button', { name: 'Scan QR code' }).click();
    await alice.page.getByLabel('Scanned text').fill(link);
    await alice.page.getByRole('button', { name: 'Scan', exact: true }).click();
    await alice.screen.getByText(/Filled in from a payment link/u).waitFor();
    expect(await value(alice, 'To')).toBe('bob-holder2');
    expect(await value(alice, 'Amount')).toBe('12.5');
    expect(await value(alice, 'Memo (optional)')).toBe('за ужин');
    await alice.screen.getByRole('region', { name: 'Recipient bob-holder2' }).waitFor();
    expect(unitsOf(devnet, 'bob-holder2', 'XBTSX.STH')).toBe(before);
    await alice.act('Review');
    await confirm(alice);
    await blockOf(alice);
    expect(unitsOf(devnet, 'bob-holder2', 'XBTSX.STH') - before).toBe(1_250_000_000n);
    await bob.context.close();
  });
});

describe.each([
  ['in the messenger', () => inMessenger],
  ['in a plain page', () => inPage],
] as const)('several payments at once, %s,', (_, actor) => {
  it('are judged one by one and sent in one transaction', async () => {
    const alice = actor();
    const { screen, act } = alice;
    await openSendAgain(alice);
    await screen.getByRole('button', { name: 'Multiple' }).click();
    await screen.getByRole('button', { name: 'Paste list' }).click();
    const list = screen.getByRole('dialog').getByLabel(/One payment per line/u);
    await list.fill('bob-holder2 1.5 за ужин\nnonsense\ncarol-pools3 2\nxbtsx-giveaway1 3');
    await screen.getByText(/^Line 2: Enter a name/u).waitFor();
    await list.fill('bob-holder2 1.5 за ужин\ncarol-pools3 2\nxbtsx-giveaway1 3\nxbtsx-issuer 4');
    await act('Use this list');
    await screen.getByText(/xbtsx-giveaway1 is on this service’s scam list/u).waitFor();
    await act('Review');
    await screen.getByText('Confirm 1 recipient above').waitFor();
    expect(await dialogs(alice)).toBe(0);
    await screen.getByRole('button', { name: 'Remove payment 4' }).click();
    await screen.getByRole('button', { name: 'Remove payment 3' }).click();
    await screen.getByText('3.50000 BTS').waitFor();
    const before = ['bob-holder2', 'carol-pools3'].map((name) => unitsOf(devnet, name, 'BTS'));
    await act('Review');
    const review = screen.getByRole('dialog');
    await review.getByText(/^Send 2\.00000\sBTS to carol-pools3 \(/u).waitFor();
    await confirm(alice);
    const block = await blockOf(alice);
    const after = ['bob-holder2', 'carol-pools3'].map((name) => unitsOf(devnet, name, 'BTS'));
    expect(after.map((units, index) => units - (before[index] ?? 0n))).toEqual([150_000n, 200_000n]);
    const made = devnet.ledger.block(block)?.transactions.filter(({ operations }) => operations.length === 2);
    expect(made).toHaveLength(1);
  });

  it('show the error of each row and of all together', async () => {
    const alice = actor();
    const { screen, act } = alice;
    await openSendAgain(alice);
    await screen.getByRole('button', { name: 'Multiple' }).click();
    await screen.getByLabel('Payment 1: recipient').fill('nobody-here-9');
    await screen.getByLabel('Payment 1: amount').fill('ten');
    await screen.getByText(/Account nobody-here-9 not found/u).waitFor();
    await screen.getByText(/Enter a number/u).waitFor();
    await act('Review');
    await screen.getByText('Enter the recipient’s account name.').waitFor();
    expect(await dialogs(alice)).toBe(0);
    const half = Number(unitsOf(devnet, 'alice-trader7', 'BTS') / 2n + 100n) / 1e5;
    for (const number of [1, 2]) {
      await screen.getByLabel(`Payment ${number}: recipient`).fill('bob-holder2');
      await screen.getByLabel(`Payment ${number}: amount`).fill(String(half));
    }
    await screen.getByText(/^Not enough funds\. You have .* BTS\.$/u).waitFor();
    for (const number of [1, 2]) {
      await screen.getByLabel(`Payment ${number}: amount`).fill('1');
      await screen.getByLabel(`Payment ${number}: memo`).fill('ы'.repeat(480));
    }
    await screen.getByText(/Too large for one transaction/u).waitFor();
  });
});

describe('a typed name', () => {
  it('is judged again with the messages of earlier payments', async () => {
    const alice = inPage;
    await openSendAgain(alice);
    const card = await judge(alice, 'bob-holder2');
    await card.getByText(/earlier payments here had a memo/u).waitFor();
    await alice.screen.getByLabel('Memo (optional)').fill('hi');
    await card.getByText(/earlier payments here had a memo/u).waitFor({ state: 'detached' });
  });
});

// From here on her page is reloaded, and locked: nothing is signed any more.
describe('a payment link in the form of an address', () => {
  it('fills in the form too, and removes no warning', async () => {
    const alice = inPage;
    const open = (query: string) => alice.page.goto(`${devnet.botUrl}/transfer?${query}`);
    await open('to=xbtsx-issuer&asset=BTS&amount=3&consent=1&isCompared=true&warnings=off');
    await alice.screen.getByText(/Without the gateway’s memo, a deposit won’t be credited/u).waitFor();
    expect(await value(alice, 'Amount')).toBe('3');
    await alice.act('Review');
    await alice.screen.getByText('First confirm that you’ve checked the recipient.').waitFor();
    expect(await dialogs(alice)).toBe(0);

    await open('to=xbtsx-giveaway1&amount=3');
    await alice.screen.getByText(/is on this service’s scam list/u).waitFor();
    await open('to=bob-holder2&asset=XBTSX.NONE&amount=3');
    await alice.screen.getByText('This payment asks for XBTSX.NONE, but you have none.').waitFor();
    await alice.act('Review');
    expect(await dialogs(alice)).toBe(0);
  });
});

describe('an invalid payment link', () => {
  it.each([
    ['to=bob-holder2&amount=1e5', 'This payment link has an invalid amount. Nothing was filled in.'],
    ['to=bob-holder2&to=xbtsx-giveaway1', /repeats “to”/u],
    ['to=no%20name', /has no valid account name/u],
    ['to=bob-holder2&asset=%3Cb%3E', /has an invalid asset/u],
    ['to=bob-holder2&memo=%E2%80%AEabc', /too long or has hidden characters/u],
  ] as const)('%s is refused with an explanation and fills in nothing', async (query, sentence) => {
    const alice = inPage;
    await alice.page.goto(`${devnet.botUrl}/transfer?${query}`);
    await alice.screen.getByText(sentence).waitFor();
    expect(await value(alice, 'To')).toBe('');
    await alice.screen.getByLabel('To', { exact: true }).fill('https://elsewhere.example/transfer?to=a%20b');
    await alice.screen
      .getByText(/has no valid account name/u)
      .first()
      .waitFor();
  });
});
