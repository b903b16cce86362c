import type { HashLock } from '../hashAlgorithms.ts';
import type { AssetAmount, Memo, WithFee } from './parts.ts';

/** A timed transfer: the amount waits for a secret, and comes back when its time is over (bitshares-core, protocol/htlc.hpp). */
export interface HtlcCreate extends WithFee {
  from: string;
  to: string;
  amount: AssetAmount;
  preimage_hash: HashLock;
  /** Bytes of the secret; 0 leaves it open. */
  preimage_size: number;
  claim_period_seconds: number;
  extensions: { memo?: Memo };
}
