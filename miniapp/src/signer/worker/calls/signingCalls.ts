import type { Memo } from '@xbts/shared/protocol/operations.ts';
import type { CallSigner } from '../../page/wire.ts';
import type { SignerCalls, SigningAnswer, SigningRequest } from '../../protocol.ts';

/** What is done with unlocked keys. */
export interface SigningCalls {
  /** Signs the very operations given, or refuses (signer.*). */
  reviewAndSign(request: SigningRequest): Promise<SigningAnswer>;
  /** Signs a challenge of the bot's server (32 hex digits) for the unlocked account, as hex. @throws AppError signer.* */
  signChallenge(challenge: SignerCalls['signChallenge']['params']): Promise<string>;
  /** The texts of memos, null for what our keys don't open. @throws AppError signer.locked */
  decryptMemos(memos: readonly Memo[]): Promise<(string | null)[]>;
}

/** The calls that use unlocked keys over a wire. */
export function createSigningCalls(call: CallSigner): SigningCalls {
  return {
    reviewAndSign: (request) => call('reviewAndSign', request),
    signChallenge: (challenge) => call('signChallenge', challenge),
    decryptMemos: (memos) => call('decryptMemos', { memos }),
  };
}
