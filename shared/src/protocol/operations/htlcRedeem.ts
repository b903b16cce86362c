import type { WithFee } from './parts.ts';

/** The secret of a timed transfer, as hex: what waits goes to its recipient, whoever knows it. */
export interface HtlcRedeem extends WithFee {
  htlc_id: string;
  redeemer: string;
  preimage: string;
  extensions: [];
}
