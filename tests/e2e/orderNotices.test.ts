import { expect, it } from 'vitest';
import { orderBookOf } from '../integration/payouts/orderBook.ts';
import { logIn, openInMessenger } from './actors.ts';
import { botHasRead, reading } from './botReads.ts';
import { browser, devnet, withNetwork } from './network.ts';

const BOB = 7001002;
/** Eight decimals. */
const oneSth = 100_000_000n;
/** Six decimals: the price of one STH here. */
const tenthUsdt = 100_000n;

withNetwork({ blockMs: 300, botSettings: reading });

it('fills of an order are reported in the open app, and in the chat with a button to the market', async () => {
  const book = orderBookOf(devnet);
  const bob = await openInMessenger(browser, devnet, BOB, { isWelcomed: true });
  await logIn(bob, 'bob-holder2');
  await bob.screen.getByRole('link', { name: 'More' }).first().click();
  await bob.screen.getByRole('link', { name: 'Bot notifications' }).click();
  await bob.screen.getByRole('switch', { name: 'Orders filled, expired or cancelled' }).click();
  await bob.act('Follow bob-holder2');
  await bob.screen.getByText('Accounts you follow').waitFor();

  book.place({
    by: 'bob-holder2',
    sells: [20n * oneSth, 'XBTSX.STH'],
    wants: [20n * tenthUsdt, 'XBTSX.USDT'],
  });
  const news = () =>
    bob.screen.evaluate(() => window.saidInPassing.filter((text) => text.startsWith('Order ')));
  // Buys one after the other until the app, which starts to listen some seconds after its start, has reported one.
  const buyOne = () =>
    book.place({ by: 'alice-trader7', sells: [tenthUsdt, 'XBTSX.USDT'], wants: [oneSth, 'XBTSX.STH'] });
  await expect
    .poll(
      () => {
        buyOne();
        return news();
      },
      { interval: 2_000, timeout: 30_000 },
    )
    .not.toEqual([]);
  expect((await news())[0]).toMatch(
    /^Order partially filled\. Sold \d+ XBTSX\.STH for 0\.\d*99\d* XBTSX\.USDT, price 0\.1 XBTSX\.USDT\.$/u,
  );
  // It looks for new subscribers every three seconds, and then follows their orders.
  await botHasRead(20);
  book.place({
    by: 'alice-trader7',
    sells: [20n * tenthUsdt, 'XBTSX.USDT'],
    wants: [20n * oneSth, 'XBTSX.STH'],
  });
  await bob.back();
  await bob.screen.getByRole('link', { name: 'History' }).first().click();
  const row = bob.screen.getByRole('link', { name: /^Order filled/u });
  await row.waitFor();
  expect(await row.getAttribute('href')).toBe('/market/XBTSX.STH_XBTSX.USDT');

  const messages = () => devnet.messenger.chats.find(BOB)?.messages ?? [];
  const texts = () => messages().map(({ text }) => text);
  await expect.poll(texts, { timeout: 90_000 }).toContainEqual(expect.stringMatching(/^✅ Order filled/mu));
  const told = () => messages().filter(({ text = '' }) => /^✅ Order filled/mu.test(text));
  expect(told()).toHaveLength(1);
  expect(told()[0]?.text).toContain('Price 0.1 XBTSX.USDT');
  expect(told()[0]?.text).toContain('Account bob-holder2');
  await bob.page.reload();
  await bob.page.getByRole('button', { name: 'Market XBTSX.STH / XBTSX.USDT' }).last().click();
  const frame = bob.page.locator('iframe[title="Mini app"]');
  await expect
    .poll(async () => new URL((await frame.getAttribute('src')) ?? 'x:').pathname)
    .toBe('/market/XBTSX.STH_XBTSX.USDT');
  await bob.context.close();
});
