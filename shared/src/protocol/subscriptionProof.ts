import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What a key of an account signs to prove that its holder wants this user of the messenger to be told about it by this bot. */
export interface SubscriptionProof {
  readonly chainId: string;
  /** The bot's id at the messenger: a proof for one bot is none for another. */
  readonly botId: string;
  /** The id of the messenger's user who is told: a proof for one user is none for another. */
  readonly userId: string;
  readonly account: string;
  /** The server's challenge, 32 hex digits. */
  readonly nonce: string;
}

/** Every challenge of the server has this form; the signer refuses any other. */
export const subscriptionNonce = /^[0-9a-f]{32}$/u;

/** An id of a bot or a user at the messenger. */
export const messengerId = /^[1-9]\d{0,18}$/u;

/**
 * The digest that is signed: sha256 of the text `xbts-subscribe:<chainId>:<botId>:<userId>:<account>:<nonce>`, of which no part can
 * hold a colon. It can never be the digest of a transaction, which is sha256 over the 32 bytes of the chain id and the transaction
 * (chain.md §4): those begin with the id's own bytes, this text with the letters of its prefix and then the id in hex, so that an
 * equal digest would be a collision of sha256.
 */
export function subscriptionDigest(proof: SubscriptionProof): Uint8Array {
  const { chainId, botId, userId, account, nonce } = proof;
  return sha256(utf8ToBytes(`xbts-subscribe:${chainId}:${botId}:${userId}:${account}:${nonce}`));
}
