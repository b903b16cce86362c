import type { WorkerObject, WorkerPay, WorkerTerms } from './objects/workers.ts';
import type { State } from './state.ts';

const DAY_SECONDS = 86_400;

/** Vesting pay has its own balance from the beginning (C/worker_evaluator.cpp, vesting_balance_worker_type::init). */
function payOf(state: State, { pays, worker_account: owner }: WorkerTerms): WorkerPay {
  if (typeof pays === 'string') return [pays === 'refund' ? 0 : 2, { total_burned: 0n }];
  const { id: balance } = state.store.create('1.13', (id) => ({
    id,
    owner,
    balance: { amount: 0n, asset_id: '1.3.0' },
    policy: [
      1,
      {
        vesting_seconds: pays * DAY_SECONDS,
        start_claim: '1970-01-01T00:00:00',
        coin_seconds_earned: 0n,
        coin_seconds_earned_last_update: state.dynamic.time,
      },
    ],
    balance_type: 'worker',
  }));
  return [1, { balance }];
}

/** A worker with the next two vote ids (C/worker_evaluator.cpp); nobody is paid on this chain. */
export function createWorker(state: State, terms: WorkerTerms): WorkerObject {
  const { next_available_vote_id: next } = state.global;
  const { worker_account, work_begin_date, work_end_date, daily_pay, name, url } = terms;
  const pay = payOf(state, terms);
  const worker = state.store.create('1.14', (id) => ({
    id,
    worker_account,
    work_begin_date,
    work_end_date,
    daily_pay,
    worker: pay,
    vote_for: `2:${next}`,
    vote_against: `2:${next + 1}`,
    total_votes_for: 0n,
    total_votes_against: 0n,
    name,
    url,
  }));
  state.store.modify('2.0', '2.0.0', { next_available_vote_id: next + 2 });
  return worker;
}
