import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What a key of an account signs to prove that its holder wants to be told about the account. */
export interface SubscriptionProof {
  readonly chainId: string;
  readonly account: string;
  /** The server's challenge, 32 hex digits. */
  readonly nonce: string;
}

/** Every challenge of the server has this form; the signer refuses any other. */
export const subscriptionNonce = /^[0-9a-f]{32}$/u;

/**
 * The digest that is signed: sha256 of the text `xbts-subscribe:<chainId>:<account>:<nonce>`. It can never be the digest of a
 * transaction, which is sha256 over the 32 bytes of the chain id and the transaction (chain.md §4): those begin with the id's own
 * bytes, this text with the letters of its prefix and then the id in hex, so that an equal digest would be a collision of sha256.
 */
export function subscriptionDigest({ chainId, account, nonce }: SubscriptionProof): Uint8Array {
  return sha256(utf8ToBytes(`xbts-subscribe:${chainId}:${account}:${nonce}`));
}
