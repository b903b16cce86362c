import { expect, it } from 'vitest';
import { encodeJson } from '../json.ts';
import { OWNER, startSmallChain, TRADER } from './smallChain.ts';
import { createWorker } from './workers.ts';

const terms = {
  worker_account: TRADER,
  work_begin_date: '2015-10-21T11:00:00',
  work_end_date: '2035-12-31T00:00:00',
  daily_pay: 40_000_000_000n,
  name: 'bitasset-fund-pool',
  url: 'https://workers.example/1',
};

async function withWorkers() {
  const ledger = await startSmallChain();
  const [vesting, refund] = [
    createWorker(ledger.state, { ...terms, pays: 7 }),
    createWorker(ledger.state, { ...terms, worker_account: OWNER, pays: 'refund' }),
  ];
  createWorker(ledger.state, { ...terms, pays: 'burn' });
  return { ledger, vesting, refund };
}

it('a worker has the members, the order and the numbers of those on main network nodes', async () => {
  const { ledger, vesting, refund } = await withWorkers();
  const printed = encodeJson(ledger.state.get('1.14', vesting.id)) as Record<string, unknown>;
  expect(Object.keys(printed)).toEqual([
    'id',
    'worker_account',
    'work_begin_date',
    'work_end_date',
    'daily_pay',
    'worker',
    'vote_for',
    'vote_against',
    'total_votes_for',
    'total_votes_against',
    'name',
    'url',
  ]);
  expect(printed).toMatchObject({ daily_pay: '40000000000', total_votes_for: 0, total_votes_against: 0 });
  expect(printed.worker).toEqual([1, { balance: expect.stringMatching(/^1\.13\.\d+$/u) }]);
  // Pay is signed, votes are not: each is printed as text from another size on (chain.md §1).
  const votes = { total_votes_for: 4_294_967_295n, total_votes_against: 4_294_967_296n };
  expect(encodeJson({ ...refund, ...votes, daily_pay: 2_147_483_648n })).toMatchObject({
    total_votes_for: 4_294_967_295,
    total_votes_against: '4294967296',
    daily_pay: '2147483648',
  });
  expect(encodeJson(refund)).toMatchObject({ worker: [0, { total_burned: 0 }] });
});

it('vesting pay has its own balance from the beginning, by coin days', async () => {
  const { ledger, vesting } = await withWorkers();
  const [, { balance = '' } = {}] = vesting.worker as [1, { balance?: string }];
  expect(ledger.state.get('1.13', balance)).toMatchObject({
    owner: TRADER,
    balance: { amount: 0n, asset_id: '1.3.0' },
    policy: [1, { vesting_seconds: 604_800 }],
    balance_type: 'worker',
  });
});
