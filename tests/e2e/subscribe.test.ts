import { createPartnerLinks } from '@xbts/bot/src/telegram/partnerLinks.ts';
import { expect, it } from 'vitest';
import { logIn, openInMessenger, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const BOB = 7001002;

const PARTNER_SECRET = 'the-operator-alone-knows-this';
const partners = createPartnerLinks({ secret: PARTNER_SECRET, countsUnsigned: false });

withNetwork({ blockMs: 300, botSettings: { PAYOUT_QUIET_SECONDS: '2', PARTNER_SECRET } });

interface Paid {
  account: string;
  symbol: string;
  precision: number;
  units: string;
}

const plain = (units: string, precision: number): string => {
  const digits = units.padStart(precision + 1, '0');
  return `${digits.slice(0, -precision)}.${digits.slice(-precision)}`.replace(/\.?0+$/u, '');
};

const messagesOfBob = () => devnet.messenger.chats.find(BOB)?.messages ?? [];
const textsOfBob = () => messagesOfBob().map(({ text = '' }) => text);

/** Opens a partner's link via t.me, and presses START. */
async function startByLink(partner: string): Promise<void> {
  const page = await browser.newPage();
  const { url, botUsername } = devnet.messenger;
  await page.goto(`${url}/${botUsername}?start=${partners.startParamOf(partner)}&user=${BOB}`);
  await page.getByRole('button', { name: 'START', exact: true }).click();
  await page.getByText(`You were invited by ${partner}.`).waitFor();
  await page.close();
}

it('a payout reaches a user who subscribed in the app after a start by a partner link, with the right sums, and leads to the stakes', async () => {
  await startByLink('grace-whale8');

  const bob = await openInMessenger(browser, devnet, BOB);
  await bob.screen.getByRole('link', { name: 'Create an account' }).click();
  await bob.screen.getByText('You were invited by grace-whale8.').waitFor();
  await bob.back();
  // The previous screen has a field of that name too.
  await bob.screen.getByLabel('Password', { exact: true }).waitFor();
  await logIn(bob, 'bob-holder2');
  await bob.screen.getByRole('link', { name: 'More' }).first().click();
  await bob.screen.getByRole('link', { name: 'Bot notifications' }).click();
  await bob.screen.getByText('removes it all').waitFor();
  await bob.act('Follow bob-holder2');
  await bob.screen.getByText('Accounts you follow').waitFor();
  await bob.screen.getByLabel('Incoming asset').fill('USDT');
  await bob.screen.getByLabel('Notify from').fill('5.25');
  await bob.screen.getByRole('button', { name: 'Set minimum' }).click();
  await bob.screen.getByText('≥ 5.25').waitFor();

  const answer = await fetch(`${devnet.controlsUrl}/payouts`, { method: 'POST' });
  const { payments } = (await answer.json()) as { payments: Paid[] };
  const own = payments.filter(({ account }) => account === 'bob-holder2');
  expect(own.map(({ symbol }) => symbol)).toEqual(['XBTSX.STH', 'BTS']);
  const told = () => messagesOfBob().filter(({ text = '' }) => text.includes('SmartHolder payout'));
  await expect.poll(told, { timeout: 90_000 }).toHaveLength(1);
  const [notice] = told();
  for (const { symbol, precision, units } of own) {
    const line = (notice?.text ?? '')
      .split('\n')
      .find((each) => each.endsWith(symbol) || each.includes(` ${symbol} `));
    // The sum, and its value.
    expect(line).toMatch(/ (?:≈ \$\d+\.\d\d|< \$0\.01)$/u);
    expect(line).toContain(`bob-holder2: +${plain(units, precision)} ${symbol}`);
  }
  expect(notice?.text).toContain('Total ≈ $');
  expect(notice?.text).toContain('From sth-payer');
  const links = (notice?.entities ?? []).filter(({ type }) => type === 'text_link');
  expect(links).toHaveLength(own.length);
  for (const link of links) expect(link).toMatchObject({ url: expect.stringMatching(/\/#\/blocks\/\d+$/u) });

  await expect.poll(() => bob.screen.evaluate(() => localStorage.getItem('uid'))).toBe(String(BOB));

  await bob.page.reload();
  await bob.page.getByRole('button', { name: 'My stakes' }).click();
  const frame = bob.page.locator('iframe[title="Mini app"]');
  await expect
    .poll(async () => new URL((await frame.getAttribute('src')) ?? 'x:').pathname)
    .toBe('/smartholder');
  await bob.screen.getByRole('heading', { name: 'SmartHolder', exact: true }).waitFor();
  await bob.context.close();
});

it('a screen in a start link opens the app there', async () => {
  const bob = await openInMessenger(browser, devnet, BOB);
  devnet.messenger.person.write(BOB, '/start --support');
  await expect.poll(() => textsOfBob().at(-1)).toContain('Welcome to XBTS');
  await bob.page.reload();
  await bob.page.getByRole('button', { name: 'Open XBTS' }).last().click();
  await bob.screen.getByRole('heading', { name: 'Support', exact: true }).first().waitFor();
  await bob.context.close();
});

it('launch data are bound to the page that they opened, so that a copy of its address is useless', async () => {
  const alice = await openInMessenger(browser, devnet, 7001001);
  const address = await alice.page.locator('iframe[title="Mini app"]').getAttribute('src');
  const [, launchData = ''] = /tgWebAppData=([^&]*)/u.exec(address ?? '') ?? [];
  const copied = async () => {
    const answer = await fetch(`${devnet.botUrl}/api/v1/subscription`, {
      headers: {
        authorization: `tma ${decodeURIComponent(launchData)}`,
        'x-launch-session': '0b'.repeat(16),
      },
    });
    return (await answer.json()).error?.code;
  };
  const isHeld = () =>
    alice.screen.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/v1/launch')),
    );
  await expect.poll(isHeld).toBe(true);
  expect(await copied()).toBe('launch.replayed');
  await alice.context.close();
});

it("a link with another user's launch data, opened in a browser, binds nothing to that user", async () => {
  const alice = await openInMessenger(browser, devnet, 7001001);
  const address = await alice.page.locator('iframe[title="Mini app"]').getAttribute('src');
  await alice.context.close();
  const sent = new URL(address ?? 'x:');
  const bob = await openPlain(browser, devnet);
  await logIn(bob, 'bob-holder2');
  await bob.page.goto(`${devnet.botUrl}/notifications${sent.hash}`);
  await bob.screen.getByText('This works only inside the messenger.').waitFor();
  expect(await bob.page.evaluate(() => localStorage.getItem('uid'))).toBeNull();
  await bob.context.close();
});
