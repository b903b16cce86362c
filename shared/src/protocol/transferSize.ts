import { parseObjectId } from './objectId.ts';

/** The inputs of the size of a transaction with one transfer, except the memo's text. */
export interface TransferParties {
  from: string;
  to: string;
  assetId: string;
  feeAssetId: string;
}

const CHECK_BYTES = 4;
const CIPHER_BLOCK_BYTES = 16;

function varintBytes(value: bigint): number {
  let bytes = 1;
  for (let rest = value >> 7n; rest > 0n; rest >>= 7n) bytes += 1;
  return bytes;
}

const idBytes = (id: string) => varintBytes(parseObjectId(id).instance);

/** Bytes of a memo's encrypted message: a checksum and the text, padded to whole cipher blocks (chain.md §4). */
export function sealedBytes(textBytes: number): number {
  return (Math.floor((CHECK_BYTES + textBytes) / CIPHER_BLOCK_BYTES) + 1) * CIPHER_BLOCK_BYTES;
}

/**
 * Bytes of an unsigned transaction with one transfer, as the chain counts them against maximum_transaction_size
 * (chain.md §4, packing order). `memoBytes` is the length of the memo's text in UTF-8, or null without a memo.
 */
export function transferSize(parties: TransferParties, memoBytes: number | null): number {
  const header = 2 + 4 + 4 + 1;
  const ids =
    idBytes(parties.from) + idBytes(parties.to) + idBytes(parties.assetId) + idBytes(parties.feeAssetId);
  const operation = 1 + 8 + 8 + ids + 1 + 1;
  const extensions = 1;
  if (memoBytes === null) return header + operation + extensions;
  const message = sealedBytes(memoBytes);
  return header + operation + extensions + 33 + 33 + 8 + varintBytes(BigInt(message)) + message;
}

/** The longest memo text, in UTF-8 bytes, that fits into a transaction of this many bytes. */
export function longestMemoBytes(parties: TransferParties, maximumTransactionSize: number): number {
  // The size grows with the text, so bisection needs eleven steps per key press instead of two thousand.
  let [longest, tooLong] = [0, maximumTransactionSize];
  while (tooLong - longest > 1) {
    const bytes = Math.floor((longest + tooLong) / 2);
    if (transferSize(parties, bytes) <= maximumTransactionSize) longest = bytes;
    else tooLong = bytes;
  }
  return longest;
}
