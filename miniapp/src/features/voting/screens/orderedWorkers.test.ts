import type { Worker } from '@xbts/shared/actions/listWorkers.ts';
import type { WorkerState } from '@xbts/shared/protocol/workerPay.ts';
import { expect, it } from 'vitest';
import { orderedWorkers } from './orderedWorkers.ts';

const worker = (id: number, name: string, votes: bigint) =>
  ({
    id: `1.14.${id}`,
    name,
    vote_for: `2:${id}`,
    worker_account: '1.2.17',
    total_votes_for: votes,
  }) as Worker;
const all = [worker(1, 'Old wallet', 90n), worker(2, 'Explorer', 10n), worker(3, 'core team', 40n)];
const states = new Map<string, WorkerState>([
  ['1.14.1', 'over'],
  ['1.14.2', 'full'],
  ['1.14.3', 'none'],
]);
const named = (typed: string, ...chosen: string[]) =>
  orderedWorkers(all, { chosen: new Set(chosen), typed, states, nameOf: () => 'bob-holder2' }).map(
    ({ name }) => name,
  );

it('workers are sorted by their votes, those voted for first; an ended one only while it is voted for', () => {
  expect(named('')).toEqual(['core team', 'Explorer']);
  expect(named('', '2:2')).toEqual(['Explorer', 'core team']);
  expect(named('', '2:1')).toEqual(['Old wallet', 'core team', 'Explorer']);
});

it('they are found by their own name or by their account’s', () => {
  expect(named('EXPL')).toEqual(['Explorer']);
  expect(named('bob')).toHaveLength(2);
  expect(named('carol')).toEqual([]);
});
