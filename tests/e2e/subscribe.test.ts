import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { logIn, openInMessenger } from './actors.ts';
import { launchBrowser } from './browser.ts';

const BOB = 7001002;
let devnet: Devnet;
let browser: Browser;

beforeAll(async () => {
  devnet = await startDevnet({
    hasBot: true,
    blockMs: 300,
    botSettings: { PAYOUT_QUIET_SECONDS: '2' },
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await devnet?.close();
});

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

it('a payout reaches whoever subscribed in the app after a start by a partner link, with the right sums', async () => {
  devnet.messenger.person.write(BOB, '/start grace-whale8');
  const textsOfBob = () => (devnet.messenger.chats.find(BOB)?.messages ?? []).map(({ text = '' }) => text);
  await expect.poll(() => textsOfBob().join('\n')).toContain('You were invited by grace-whale8.');

  const bob = await openInMessenger(browser, devnet, BOB);
  await logIn(bob, 'bob-holder2');
  await bob.screen.getByRole('link', { name: 'More' }).first().click();
  await bob.screen.getByRole('link', { name: 'Tell me about payouts' }).click();
  await bob.screen.getByText('removes it all').waitFor();
  await bob.act('Tell me about bob-holder2');
  await bob.screen.getByText('Watched accounts').waitFor();

  const answer = await fetch(`${devnet.controlsUrl}/payouts`, { method: 'POST' });
  const { payments } = (await answer.json()) as { payments: Paid[] };
  const own = payments.filter(({ account }) => account === 'bob-holder2');
  expect(own.map(({ symbol }) => symbol)).toEqual(['XBTSX.STH', 'BTS']);
  const told = () => textsOfBob().filter((text) => text.includes('SmartHolder payout'));
  await expect.poll(told, { timeout: 60_000 }).toHaveLength(1);
  for (const { symbol, precision, units } of own)
    expect(told()[0]).toContain(`bob-holder2: +${plain(units, precision)} ${symbol}`);
  expect(told()[0]).toContain('Paid by sth-payer');

  await bob.page.reload();
  await bob.page.getByRole('button', { name: 'My stakes' }).click();
  await bob.screen.getByRole('heading', { name: 'History' }).waitFor();
  await bob.context.close();
});
