import type { StoredTransaction } from './blocks.ts';

/** A proposal as bitshares-core's proposal_object reflects it. */
export interface ProposalObject {
  id: string;
  expiration_time: string;
  review_period_time?: string;
  proposed_transaction: StoredTransaction;
  required_active_approvals: string[];
  available_active_approvals: string[];
  required_owner_approvals: string[];
  available_owner_approvals: string[];
  available_key_approvals: string[];
  proposer: string;
  fail_reason: string;
}
