import type { WithFee } from './parts.ts';

/** More time for a timed transfer, given by its sender. */
export interface HtlcExtend extends WithFee {
  htlc_id: string;
  update_issuer: string;
  seconds_to_add: number;
  extensions: [];
}
