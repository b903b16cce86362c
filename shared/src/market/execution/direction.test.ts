import { expect, it } from 'vitest';
import { MAX_SHARE_SUPPLY } from '../../amounts/amount.ts';
import { exactIn, exactOut, sellFor } from './direction.ts';
import type { Flow } from './venue.ts';
import type { GraphEdge } from './venueGraph.ts';

const selling = (sell: bigint | undefined) => ({ smallestSell: () => sell }) as unknown as Flow;
const edgeOf = (flow: unknown) => ({ venue: 0, from: 0, to: 1, flow }) as GraphEdge;

it('an amount never sells more than the maximum supply of an asset', () => {
  expect(sellFor(selling(5n), 1n)).toBe(5n);
  expect(sellFor(selling(MAX_SHARE_SUPPLY), 1n)).toBe(MAX_SHARE_SUPPLY);
  expect(sellFor(selling(MAX_SHARE_SUPPLY + 1n), 1n)).toBeUndefined();
  expect(sellFor(selling(undefined), 1n)).toBeUndefined();
  expect(exactOut.step(edgeOf(selling(MAX_SHARE_SUPPLY + 1n)), 1n)).toBeUndefined();
});

it('a sale that gives nothing is impossible', () => {
  const giving = (units: bigint) => exactIn.step(edgeOf({ received: () => units }), 9n);
  expect([giving(1n), giving(0n)]).toEqual([1n, undefined]);
});
