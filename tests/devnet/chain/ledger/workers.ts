import type { State } from './state.ts';

/** Somebody who asks to be paid from the reserve (bitshares-core libraries/chain/include/graphene/chain/worker_object.hpp). */
export interface WorkerObject {
  id: string;
  worker_account: string;
  work_begin_date: string;
  work_end_date: string;
  daily_pay: bigint;
  worker: [type: number, members: { total_burned: bigint } | { balance: string }];
  name: string;
  url: string;
  vote_for: string;
  vote_against: string;
  total_votes_for: bigint;
  total_votes_against: bigint;
}

export type WorkerTerms = Pick<
  WorkerObject,
  'worker_account' | 'work_begin_date' | 'work_end_date' | 'daily_pay' | 'name' | 'url'
>;

/** A worker that returns its pay, with the next two vote ids (C/worker_evaluator.cpp); nobody is paid on this chain. */
export function createWorker(state: State, terms: WorkerTerms): WorkerObject {
  const { next_available_vote_id: next } = state.global;
  const worker = state.store.create('1.14', (id) => ({
    id,
    ...terms,
    worker: [0, { total_burned: 0n }],
    vote_for: `2:${next}`,
    vote_against: `2:${next + 1}`,
    total_votes_for: 0n,
    total_votes_against: 0n,
  }));
  state.store.modify('2.0', '2.0.0', { next_available_vote_id: next + 2 });
  return worker;
}
