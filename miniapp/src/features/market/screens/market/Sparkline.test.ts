import { expect, it } from 'vitest';
import { sparkPath } from './Sparkline.tsx';

it('a day’s prices are a line from edge to edge; one price alone is none', () => {
  expect(sparkPath([1, 3, 2])).toBe('M0.0 95.0L50.0 5.0L100.0 50.0');
  expect(sparkPath([2, 2])).toBe('M0.0 95.0L100.0 95.0');
  expect(sparkPath([2])).toBeNull();
});
