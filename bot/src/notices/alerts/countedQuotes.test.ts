import { expect, it } from 'vitest';
import { createQuoteJudge } from './countedQuotes.ts';

const second = 1_000;
let now = 0;

/** The prices that count, of one subject read every 30 s. */
function counted(prices: readonly number[], isAgreed = false): number[] {
  const judge = createQuoteJudge(() => now);
  return prices.flatMap((price) => {
    now += 30 * second;
    const quotes = judge(
      new Map([['1.3.0', { price, readAt: now, sources: ['prices' as const], isAgreed }]]),
    );
    return [...quotes.values()].map((quote) => quote.price);
  });
}

it('a price of one source counts from its second reading on', () => {
  expect(counted([100, 101, 102])).toEqual([101, 102]);
});

it('a jump counts when a second reading confirms it, and a single spike never does', () => {
  expect(counted([100, 100, 150, 151])).toEqual([100, 151]);
  expect(counted([100, 100, 150, 100, 100])).toEqual([100, 100]);
  expect(counted([100, 100, 0.001, 100, 100])).toEqual([100, 100]);
});

it('a price confirmed by two operators counts at once', () => {
  expect(counted([100, 150], true)).toEqual([100, 150]);
});

it('a repeated or outdated reading confirms nothing', () => {
  const judge = createQuoteJudge(() => now);
  const quote = { price: 100, readAt: now, sources: ['prices' as const], isAgreed: false };
  const same = new Map([['1.3.0', quote]]);
  expect(judge(same).size + judge(same).size).toBe(0);
  const agreed = new Map([['1.3.0', { ...quote, isAgreed: true }]]);
  now += 120 * second;
  expect(judge(agreed).size).toBe(1);
  now += 1;
  expect(judge(agreed).size).toBe(0);
});
