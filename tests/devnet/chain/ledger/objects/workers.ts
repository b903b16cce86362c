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
