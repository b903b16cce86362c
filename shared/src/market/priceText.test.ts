import { expect, it } from 'vitest';
import { priceText } from './priceText.ts';

const bts = (units: bigint) => ({ units, precision: 5 });
const btc = (units: bigint) => ({ units, precision: 8 });

it.each([
  [bts(2_005_000n), btc(100_000_000n), '20.05'],
  [bts(100_000n), btc(300_000_000n), '0.33333333'],
  [btc(1n), bts(300_000n), '0.0000000033333333'],
  [bts(1_234_567_890_123n), btc(100_000_000n), '12345678'],
  [bts(100_000n), btc(100_000_000n), '1'],
  [bts(99_999n), btc(100_000_000n), '0.99999'],
  [bts(100_000n), btc(0n), '0'],
  [bts(0n), btc(300_000_000n), '0'],
  [bts(500_000n), btc(60_000_000n), '8.3333333'],
  [bts(60_000n), btc(5_000_000_000n), '0.012'],
  [btc(10n), bts(13n), '0.00076923076'],
  [bts(70_000n), btc(6_000_000_000n), '0.011666666'],
])('a price has eight significant digits and no trailing zero: %#', (paid, traded, text) => {
  expect(priceText(paid, traded)).toBe(text);
});
