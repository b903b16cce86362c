import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The content that an account's key signs to prove that its holder wants this bot to notify this user of the messenger.
 */
export interface SubscriptionProof {
  readonly chainId: string;
  /** The bot's id at the messenger: a proof for one bot is invalid for another. */
  readonly botId: string;
  /** The id of the notified user: a proof for one user is invalid for another. */
  readonly userId: string;
  readonly account: string;
  /** The server's challenge, 32 hex digits. */
  readonly nonce: string;
}

/** The form of all challenges of the server; the signer refuses any other. */
export const subscriptionNonce = /^[0-9a-f]{32}$/u;

/** An id of a bot or a user at the messenger. */
export const messengerId = /^[1-9]\d{0,18}$/u;

/**
 * The signed digest: sha256 of the text `xbts-subscribe:<chainId>:<botId>:<userId>:<account>:<nonce>`, whose parts
 * contain no colon. It can never be the digest of a transaction, which is sha256 over the 32 bytes of the chain id and
 * the transaction (chain.md §4): those begin with the id's own bytes, this text with the letters of its prefix and then
 * the id in hex, so an equal digest would be a collision of sha256.
 */
export function subscriptionDigest(proof: SubscriptionProof): Uint8Array {
  const { chainId, botId, userId, account, nonce } = proof;
  return sha256(utf8ToBytes(`xbts-subscribe:${chainId}:${botId}:${userId}:${account}:${nonce}`));
}
