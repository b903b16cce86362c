import { expect, it } from 'vitest';
import { workerStates } from './workerPay.ts';

const worker = (id: number, votes: bigint, change: object = {}) => ({
  id: `1.14.${id}`,
  work_begin_date: '2026-01-01T00:00:00',
  work_end_date: '2026-12-31T00:00:00',
  daily_pay: 400n,
  total_votes_for: votes,
  total_votes_against: 0n,
  ...change,
});
const now = Date.parse('2026-06-01T00:00:00Z');
const statesOf = (dailyBudget: bigint, ...workers: ReturnType<typeof worker>[]) =>
  Object.fromEntries(workerStates(workers, { dailyBudget, now }));

it('workers are paid in the order of their votes until the budget of a day is used up', () => {
  expect(statesOf(900n, worker(1, 5n), worker(2, 9n), worker(3, 7n), worker(4, 6n))).toEqual({
    '1.14.2': 'full',
    '1.14.3': 'full',
    '1.14.4': 'part',
    '1.14.1': 'none',
  });
});

it('of two with equal votes the older one is paid first', () => {
  expect(statesOf(400n, worker(10, 5n), worker(9, 5n))).toEqual({ '1.14.9': 'full', '1.14.10': 'none' });
});

it('a worker without votes, or with as many against, is not paid', () => {
  const against = worker(2, 8n, { total_votes_against: 8n });
  expect(statesOf(900n, worker(1, 0n), against)).toEqual({ '1.14.1': 'none', '1.14.2': 'none' });
});

it('a worker that has not begun, or has ended, takes nothing of the budget', () => {
  const later = worker(1, 9n, { work_begin_date: '2026-07-01T00:00:00' });
  const over = worker(2, 8n, { work_end_date: '2026-05-01T00:00:00' });
  expect(statesOf(400n, later, over, worker(3, 1n))).toEqual({
    '1.14.1': 'later',
    '1.14.2': 'over',
    '1.14.3': 'full',
  });
});
