import { expect, it } from 'vitest';
import { exactly } from './spread.ts';
import { buildGraph } from './venueGraph.ts';

it('what the floats have lost of a sale goes to the path that takes most of it', () => {
  const spread = exactly(buildGraph([]), { paths: [], allocation: [3, 5, 5, 0] }, 14n);
  expect(spread.allocation).toEqual([3n, 6n, 5n, 0n]);
});
