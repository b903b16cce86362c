import { expect, it } from 'vitest';
import { pushAsGateway } from '../devnet/services/gateways/pushAsGateway.ts';
import { orderBookOf } from '../integration/payouts/orderBook.ts';
import { type Actor, logIn, openInMessenger } from './actors.ts';
import { botHasRead, reading } from './botReads.ts';
import { browser, devnet, withNetwork } from './network.ts';

const BOB = 7001002;
/** Eight decimals. */
const oneSth = 100_000_000n;
/** Six decimals. */
const oneUsdt = 1_000_000n;

withNetwork({ blockMs: 300, botSettings: { ALERT_SECONDS: '1', ...reading } });

const messages = (part: string) =>
  (devnet.messenger.chats.find(BOB)?.messages ?? []).filter(({ text = '' }) => text.includes(part));
const texts = (part: string) => messages(part).map(({ text = '' }) => text);

/** Sells one STH at a price, in units of USDT. */
function tradeAt(price: bigint): void {
  const { place } = orderBookOf(devnet);
  place({ by: 'bob-holder2', sells: [oneSth, 'XBTSX.STH'], wants: [price, 'XBTSX.USDT'] });
  place({ by: 'alice-trader7', sells: [price, 'XBTSX.USDT'], wants: [oneSth, 'XBTSX.STH'] });
}

const usdt = (units: bigint) => ({
  amount: units.toString(),
  asset_id: devnet.ledger.state.assetBySymbol('XBTSX.USDT')?.id ?? '',
});
const idOf = (name: string) => devnet.ledger.state.accountByName(name)?.id ?? '';

/** The gateway issues units to Bob, as for a deposit. */
function issueToBob(units: bigint): void {
  const issuer = devnet.ledger.state.assetBySymbol('XBTSX.USDT')?.issuer ?? '';
  const issue = {
    issuer,
    asset_to_issue: usdt(units),
    issue_to_account: idOf('bob-holder2'),
    extensions: [],
  };
  pushAsGateway(devnet.ledger, [14, issue]);
}

/** Alice pays Bob. */
function payBob(units: bigint): void {
  const [from, to] = [idOf('alice-trader7'), idOf('bob-holder2')];
  pushAsGateway(devnet.ledger, [0, { from, to, amount: usdt(units), extensions: [] }]);
}

async function openNotices(bob: Actor): Promise<void> {
  await bob.screen.getByRole('link', { name: 'More' }).first().click();
  await bob.screen.getByRole('link', { name: 'Bot notifications' }).click();
}

it('an alert by percent written in the chat appears in the app, fires when the price has moved, and is muted from its message', async () => {
  tradeAt(100_000n);
  const bob = await openInMessenger(browser, devnet, BOB, { isWelcomed: true });
  devnet.messenger.person.write(BOB, '/alert STH/USDT 50% repeat');
  await expect.poll(() => messages('moves by 50%'), { timeout: 30_000 }).toHaveLength(1);
  await logIn(bob, 'bob-holder2');
  await bob.screen.getByRole('link', { name: 'More' }).first().click();
  await bob.screen.getByRole('link', { name: /^Price alerts/u }).click();
  await bob.screen.getByText('Moves by 50%').waitFor();

  tradeAt(160_000n);
  const told = () => texts('Moved by 50% or more');
  await expect.poll(told, { timeout: 40_000 }).toHaveLength(1);
  expect(told()[0]).toMatch(/^XBTSX\.STH ≈ 0\.16\d* XBTSX\.USDT\n/u);

  await bob.page.reload();
  await bob.page.getByRole('button', { name: '🔕 Mute' }).click();
  await bob.page.getByText('Muted. Your alerts: /alert').waitFor();
  await bob.page.getByRole('button', { name: 'Open in XBTS' }).last().click();
  const frame = bob.page.locator('iframe[title="Mini app"]');
  await expect
    .poll(async () => new URL((await frame.getAttribute('src')) ?? 'x:').pathname)
    .toBe('/market/XBTSX.STH_XBTSX.USDT');
  await bob.context.close();
});

it('a credited deposit and a payment above the minimum arrive in the chat; smaller ones do not, and quiet hours delay all', async () => {
  const bob = await openInMessenger(browser, devnet, BOB, { isWelcomed: true });
  await logIn(bob, 'bob-holder2');
  await openNotices(bob);
  await bob.act('Follow bob-holder2');
  await bob.screen.getByText('Accounts you follow').waitFor();
  await bob.screen.getByLabel('Incoming asset').fill('USDT');
  await bob.screen.getByLabel('Notify from').fill('5.25');
  await bob.screen.getByRole('button', { name: 'Set minimum' }).click();
  await bob.screen.getByText('≥ 5.25').waitFor();

  payBob(5n * oneUsdt);
  payBob(6n * oneUsdt);
  issueToBob(7n * oneUsdt);
  await expect.poll(() => texts('Incoming transfer'), { timeout: 60_000 }).toHaveLength(1);
  await expect.poll(() => texts('Deposit credited'), { timeout: 60_000 }).toHaveLength(1);
  expect(texts('Incoming transfer')[0]).toContain('6 XBTSX.USDT from alice-trader7 to bob-holder2');
  expect(texts('Deposit credited')[0]).toMatch(/7 XBTSX\.USDT to bob-holder2, credited by \S+/u);

  const clock = (hours: number) => {
    const at = new Date(Date.now() + hours * 3_600_000);
    return `${String(at.getHours()).padStart(2, '0')}:00`;
  };
  await bob.screen.getByRole('switch', { name: 'No messages at night' }).click();
  // Each field shows the bot's stored value, except a beginning at the previously stored end: that is saved with the
  // next one.
  for (const [label, time] of [
    ['Starts at', clock(-1)],
    ['Ends at', clock(3)],
  ] as const) {
    await bob.screen.getByLabel(label).fill(time);
    await expect.poll(() => bob.screen.getByLabel(label).inputValue()).toBe(time);
  }
  issueToBob(8n * oneUsdt);
  await botHasRead(10);
  expect(texts('Deposit credited')).toHaveLength(1);
  await bob.screen.getByRole('switch', { name: 'No messages at night' }).click();
  await expect.poll(() => texts('Deposit credited'), { timeout: 60_000 }).toHaveLength(2);
  expect(texts('Deposit credited')[1]).toContain('8 XBTSX.USDT to bob-holder2');
  await bob.context.close();
});
