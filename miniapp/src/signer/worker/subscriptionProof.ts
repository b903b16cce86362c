import { bytesToHex } from '@noble/hashes/utils.js';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { signDigest } from '@xbts/shared/protocol/signing.ts';
import {
  messengerId,
  type SubscriptionProof,
  subscriptionDigest,
  subscriptionNonce,
} from '@xbts/shared/protocol/subscriptionProof.ts';
import type { Keyring } from './keyring.ts';

/**
 * Signs a challenge of the bot's server, as hex. The worker composes the text itself, from its own prefix and chain id:
 * the page supplies only a name, two numbers and 32 hex digits, so no transaction can pass as a challenge (see
 * subscriptionDigest). The memo key signs if present, since it cannot move money.
 * @throws AppError signer.locked (another account is unlocked), signer.malformed_challenge, signer.multi_signature
 */
export function signChallenge(
  keyring: Keyring,
  chainId: string,
  challenge: Omit<SubscriptionProof, 'chainId'>,
): string {
  const { account, nonce, botId, userId } = challenge;
  if (account !== keyring.account.name) throw new AppError('signer.locked');
  const isWellFormed = subscriptionNonce.test(nonce) && [botId, userId].every((id) => messengerId.test(id));
  if (!isWellFormed) throw new AppError('signer.malformed_challenge');
  const { privateKey } = keyring.memoKey();
  return bytesToHex(signDigest(subscriptionDigest({ chainId, botId, userId, account, nonce }), privateKey));
}
