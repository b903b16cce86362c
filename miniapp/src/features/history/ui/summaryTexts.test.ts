// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { expect, it } from 'vitest';
import { priceSpan } from './summaryTexts.ts';

const btc = { id: '1.3.1', symbol: 'XBTSX.BTC', precision: 8, issuer: '1.2.5' };
const usdt = { id: '1.3.2', symbol: 'XBTSX.USDT', precision: 6, issuer: '1.2.5' };
const dollars = (price: bigint) => ({ base: price * 1_000_000n, quote: 100_000_000n });

it('prices of several orders are a span, those of one are a price', () => {
  const pair = { quote: btc, base: usdt };
  const span = (lowest: bigint, highest: bigint) =>
    priceSpan({ ...pair, lowest: dollars(lowest), highest: dollars(highest) });
  expect(span(91_500n, 93_500n)).toBe('91,500 – 93,500');
  expect(span(86_604n, 86_604n)).toBe('86,604');
});
