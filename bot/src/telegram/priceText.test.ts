import { expect, it } from 'vitest';
import { priceText } from './priceText.ts';

const bts = (units: bigint) => ({ units, symbol: 'BTS', precision: 5 });
const btc = (units: bigint) => ({ units, symbol: 'XBTSX.BTC', precision: 8 });

it.each([
  [bts(2_005_000n), btc(100_000_000n), '20.05 BTS'],
  [bts(100_000n), btc(300_000_000n), '0.33333333 BTS'],
  [btc(1n), bts(300_000n), '0.0000000033333333 XBTSX.BTC'],
  [bts(1_234_567_890_123n), btc(100_000_000n), '12345678 BTS'],
  [bts(100_000n), btc(100_000_000n), '1 BTS'],
  [bts(99_999n), btc(100_000_000n), '0.99999 BTS'],
  [bts(100_000n), btc(0n), '0 BTS'],
])('a price has eight digits that count and no needless zero: %#', (paid, traded, text) => {
  expect(priceText(paid, traded)).toBe(text);
});
