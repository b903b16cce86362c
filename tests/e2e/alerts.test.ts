import { expect, it } from 'vitest';
import { orderBookOf } from '../integration/payouts/orderBook.ts';
import { logIn, openInMessenger } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

const BOB = 7001002;
/** Eight decimals. */
const oneSth = 100_000_000n;

withNetwork({ blockMs: 300, botSettings: { ALERT_SECONDS: '1' } });

it('an alert set in the app arrives as a message in the chat once the price is reached, and is repeated from there', async () => {
  const book = orderBookOf(devnet);
  const sell = (whole: bigint, price: bigint) =>
    book.place({
      by: 'bob-holder2',
      sells: [whole * oneSth, 'XBTSX.STH'],
      wants: [whole * price, 'XBTSX.USDT'],
    });
  const buy = (whole: bigint, price: bigint) =>
    book.place({
      by: 'alice-trader7',
      sells: [whole * price, 'XBTSX.USDT'],
      wants: [whole * oneSth, 'XBTSX.STH'],
    });
  // The market of the two has a price by then.
  sell(1n, 100_000n);
  buy(1n, 100_000n);
  const bob = await openInMessenger(browser, devnet, BOB, { isWelcomed: true });
  await logIn(bob, 'bob-holder2');
  await bob.screen.getByRole('link', { name: 'More' }).first().click();
  await bob.screen.getByRole('link', { name: /^Price alerts/u }).click();
  await bob.screen.getByLabel('Asset, market or pool').fill('STH/NOPE');
  await bob.screen.getByLabel('Price in NOPE').fill('0.2');
  await bob.act('Set alert');
  await bob.screen.getByText('No such asset, market or pool on the chain.').waitFor();
  await bob.screen.getByLabel('Asset, market or pool').fill('STH/USDT');
  await bob.act('Set alert');
  await bob.screen.getByText('Rises to 0.2 XBTSX.USDT').waitFor();

  const told = () =>
    (devnet.messenger.chats.find(BOB)?.messages ?? []).filter(({ text = '' }) =>
      text.includes('Reached 0.2 XBTSX.USDT or more'),
    );
  sell(1n, 210_000n);
  buy(1n, 210_000n);
  await expect.poll(told, { timeout: 40_000 }).toHaveLength(1);
  // Later trades on the same side of the price are not reported again.
  sell(1n, 220_000n);
  buy(1n, 220_000n);
  expect(told()[0]?.text).toMatch(/^XBTSX\.STH ≈ 0\.2\d* XBTSX\.USDT\n/u);
  expect(told()[0]?.text).toContain('Source: on-chain order book');

  await bob.page.reload();
  await bob.page.getByRole('button', { name: '🔁 Turn on again' }).click();
  await bob.page.getByText('Alert is on again.').waitFor();
  expect(told()).toHaveLength(1);
  await bob.context.close();
});
