/** How a worker is paid: its pay goes back to the reserve, vests for its account, or is burned (worker_type, in this order). */
export type WorkerPay =
  | [0, { total_burned: bigint }]
  | [1, { balance: string }]
  | [2, { total_burned: bigint }];

/**
 * A worker that requests pay from the reserve (bitshares-core libraries/chain/include/graphene/chain/worker_object.hpp;
 * the order of its members as nodes of the main network answer).
 */
export interface WorkerObject {
  id: string;
  worker_account: string;
  work_begin_date: string;
  work_end_date: string;
  daily_pay: bigint;
  worker: WorkerPay;
  vote_for: string;
  vote_against: string;
  total_votes_for: bigint;
  total_votes_against: bigint;
  name: string;
  url: string;
}

export type WorkerTerms = Pick<
  WorkerObject,
  'worker_account' | 'work_begin_date' | 'work_end_date' | 'daily_pay' | 'name' | 'url'
> & {
  /** The use of the pay; a number: the days over which it vests. */
  pays: 'refund' | 'burn' | number;
};
