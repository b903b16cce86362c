import type { WorkerObject, WorkerTerms } from './objects/workers.ts';
import type { State } from './state.ts';

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
