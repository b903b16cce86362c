import { expect, it } from 'vitest';
import { rateText } from './rateText.ts';

const bts = (units: bigint) => ({ units, precision: 5 });
const btc = (units: bigint) => ({ units, precision: 8 });

it('gives a rate in wholes, whatever the decimals of the assets', () => {
  expect(rateText(bts(100_000n), btc(1_234n))).toBe('0.00001234');
  expect(rateText(btc(1_234n), bts(100_000n))).toBe('81\u202f037.2');
  expect(rateText(bts(200_000n), bts(100_000n))).toBe('0.5');
});

it('cuts to six digits and never rounds up', () => {
  expect(rateText(bts(300_000n), btc(100_000_000n))).toBe('0.333333');
  expect(rateText(bts(300_000n), btc(200_000_000n))).toBe('0.666666');
});

it('keeps all wholes of a high rate', () => {
  expect(rateText(btc(1n), bts(1_234_567_800_000n))).toBe('1\u202f234\u202f567\u202f800\u202f000\u202f000');
});

it('is missing when nothing is paid', () => {
  expect(rateText(bts(0n), bts(1n))).toBeNull();
});
