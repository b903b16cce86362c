import { expect, it } from 'vitest';
import { feesOf } from '../../amm/pools.fixture.ts';
import { orderOf } from '../matching/books.fixture.ts';
import { bookVenues } from './bookVenue.ts';
import { planBookStep } from './planBookStep.ts';
import { replaySwap } from './replaySwap.ts';

const [SOLD, BOUGHT] = ['1.3.1', '1.3.2'] as const;
const fees = feesOf(0, 0);

/** A book of one order that gives 1,000 units for these. */
const bookOf = (wants: bigint) =>
  bookVenues([orderOf(1, { sell: [1_000n, BOUGHT], min: [wants, SOLD] })], {
    headTime: '2026-01-01T00:00:00',
    traderId: undefined,
    fees,
  });

it('refuses a plan over a book that has become worse than its orders allow, and otherwise gives its current result', () => {
  const [venue] = bookOf(1_000n);
  if (venue === undefined) throw new RangeError('no book');
  const { step } = planBookStep(venue, { units: 600n, assetId: SOLD }, fees, { slippage: 100, hops: 1 });
  const given = (venues: ReturnType<typeof bookOf>) => replaySwap({ paths: [[step]] }, venues, fees);
  expect([given(bookOf(1_000n)), given(bookOf(800n))]).toEqual([600n, 750n]);
  expect([given(bookOf(1_020n)), given([])]).toEqual([undefined, undefined]);
});
