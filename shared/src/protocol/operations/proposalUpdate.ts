import type { WithFee } from './parts.ts';

/** Approvals given to a proposal, or taken back. */
export interface ProposalUpdate extends WithFee {
  fee_paying_account: string;
  proposal: string;
  active_approvals_to_add: string[];
  active_approvals_to_remove: string[];
  owner_approvals_to_add: string[];
  owner_approvals_to_remove: string[];
  key_approvals_to_add: string[];
  key_approvals_to_remove: string[];
  extensions: [];
}
