import type { WithFee } from './parts.ts';

/** A proposal refused for good by an account that it needs. */
export interface ProposalDelete extends WithFee {
  fee_paying_account: string;
  using_owner_authority: boolean;
  proposal: string;
  extensions: [];
}
