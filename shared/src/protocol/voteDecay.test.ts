import { expect, it } from 'vitest';
import { voteDecay } from './voteDecay.ts';

const last = '2026-01-01T00:00:00';
const after = (days: number) => Date.parse(`${last}Z`) + days * 86_400_000;

it('votes weigh in full for 360 days, then an eighth less each 45 days, and nothing after 675', () => {
  const eighths = [0, 359.9, 360, 404.9, 405, 630, 674.9, 675, 2000].map(
    (days) => voteDecay(last, after(days))?.eighths,
  );
  expect(eighths).toEqual([8, 8, 7, 7, 6, 1, 1, 0, 0]);
  expect(voteDecay(last, after(0))).toMatchObject({ fullUntil: after(360), goneAt: after(675) });
  expect(voteDecay('1970-01-01T00:00:00', after(0))).toBeNull();
});
