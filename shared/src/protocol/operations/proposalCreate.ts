import type { WithFee } from './parts.ts';

/** What is proposed to the holders of accounts; who proposes pays for it, and each operation is paid by its own account when it happens. */
export interface ProposalCreate<Proposed = unknown> extends WithFee {
  fee_paying_account: string;
  expiration_time: string;
  proposed_ops: { op: Proposed }[];
  /** For the committee alone: how long before the end nobody may approve any more. */
  review_period_seconds?: number;
  extensions: [];
}
