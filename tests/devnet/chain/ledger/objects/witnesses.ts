export interface WitnessObject {
  id: string;
  witness_account: string;
  last_aslot: number;
  signing_key: string;
  pay_vb?: string;
  vote_id: string;
  total_votes: bigint;
  url: string;
  total_missed: number;
  last_confirmed_block_num: number;
}

export interface CommitteeMemberObject {
  id: string;
  committee_member_account: string;
  vote_id: string;
  total_votes: bigint;
  url: string;
}

/** The current round of witnesses. */
export interface WitnessSchedule {
  id: '2.12.0';
  current_shuffled_witnesses: string[];
}
