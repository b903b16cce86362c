/** A lock: the number of its algorithm and the hash as hex. */
export type HashLock = [number, string];

/** A timed transfer as bitshares-core's htlc_object. */
export interface HtlcObject {
  id: string;
  transfer: { from: string; to: string; amount: bigint; asset_id: string };
  conditions: {
    hash_lock: { preimage_hash: HashLock; preimage_size: number };
    time_lock: { expiration: string };
  };
  memo?: unknown;
}
