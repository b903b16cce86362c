import { expect, it } from 'vitest';
import { listWorkers } from './listWorkers.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

/*
 * Two workers of the main network, as its nodes reported them (BTS-CM/Bitshares-HUG-REST-API,
 * example_json/get_worker_proposals.json).
 */
const refund = {
  id: '1.14.0',
  worker_account: '1.2.90742',
  work_begin_date: '2015-10-20T17:30:00',
  work_end_date: '2035-12-31T00:00:00',
  daily_pay: '40000000000',
  worker: [0, { total_burned: '17968536894200' }],
  vote_for: '2:65',
  vote_against: '2:66',
  total_votes_for: '54927751876995',
  total_votes_against: 0,
  name: 'refund400k',
  url: '',
};
const vesting = {
  id: '1.14.4',
  worker_account: '1.2.22517',
  work_begin_date: '2015-10-21T11:00:00',
  work_end_date: '2015-11-21T11:00:00',
  daily_pay: 1000000000,
  worker: [1, { balance: '1.13.235' }],
  vote_for: '2:73',
  vote_against: '2:74',
  total_votes_for: '244525980276',
  total_votes_against: 0,
  name: 'bitasset-fund-pool',
  url: 'https://bitsharestalk.org/index.php/topic,19317.0.html',
};
const burn = {
  ...refund,
  id: '1.14.7',
  worker: [2, { total_burned: 5 }],
  vote_for: '2:82',
  vote_against: '2:83',
};
const balance = (vesting_seconds: number) => ({
  id: '1.13.235',
  owner: '1.2.22517',
  balance: { amount: 0, asset_id: '1.3.0' },
  policy: [
    1,
    {
      vesting_seconds,
      start_claim: '1970-01-01T00:00:00',
      coin_seconds_earned: '0',
      coin_seconds_earned_last_update: '2015-10-21T11:00:00',
    },
  ],
  balance_type: 'worker',
});
const during = Date.parse('2015-11-01T00:00:00Z');
const after = Date.parse('2016-01-01T00:00:00Z');

const answering = (workers: readonly unknown[], found: unknown = balance(7 * 86_400)) =>
  clientAnswering((method) => {
    if (method === 'get_all_workers') return workers;
    if (method === 'get_objects') return [found];
    return { parameters: { worker_budget_per_day: '50000000000' } };
  });
const paysOf = async (workers: readonly unknown[], now: number, found?: unknown) =>
  (await listWorkers(answering(workers, found), now)).workers.map(({ pay }) => pay);

it('reads workers in the format of main network nodes, for every kind of pay', async () => {
  const { workers, dailyBudget } = await listWorkers(answering([refund, vesting, burn]), during);
  expect(dailyBudget).toBe(50_000_000_000n);
  expect(workers[0]).toEqual({
    id: '1.14.0',
    worker_account: '1.2.90742',
    work_begin_date: '2015-10-20T17:30:00',
    work_end_date: '2035-12-31T00:00:00',
    daily_pay: 40_000_000_000n,
    pay: { kind: 'refund' },
    vote_for: '2:65',
    vote_against: '2:66',
    total_votes_for: 54_927_751_876_995n,
    total_votes_against: 0n,
    name: 'refund400k',
    url: '',
  });
  expect(workers.map(({ pay }) => pay)).toEqual([
    { kind: 'refund' },
    { kind: 'vesting', days: 7 },
    { kind: 'burn' },
  ]);
});

it('reads the vesting of pay from its balance, and only while the worker is active', async () => {
  expect(await paysOf([vesting], during, balance(0))).toEqual([{ kind: 'vesting', days: 0 }]);
  expect(await paysOf([vesting], during, null)).toEqual([{ kind: 'vesting', days: null }]);
  const late = answering([refund, vesting]);
  expect((await listWorkers(late, after)).workers[1]?.pay).toEqual({ kind: 'vesting', days: null });
  expect(late.asked.map(({ method }) => method)).not.toContain('get_objects');
});

it('an unknown kind of pay does not break the list, and a malformed one is refused', async () => {
  expect(await paysOf([{ ...refund, worker: [3, { more: 1 }] }, refund], during)).toEqual([
    { kind: 'other' },
    { kind: 'refund' },
  ]);
  for (const worker of [[0, {}], [1, { balance: '1.2.5' }], [2], { total_burned: 5 }, undefined])
    await expect(paysOf([{ ...refund, worker }], during)).rejects.toMatchObject({ code: 'node.bad_answer' });
});
