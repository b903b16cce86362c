import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Codec } from '@xbts/shared/protocol/codec.ts';
import { encryptMemo, memoNonce } from '@xbts/shared/protocol/memo.ts';
import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation, Transaction } from '@xbts/shared/protocol/operations.ts';
import { payerOf } from '@xbts/shared/protocol/signed.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import type { PlainMemo, SigningAnswer, SigningRequest } from '../protocol/signing.ts';
import { assertAuthorityChange } from './gate/authorityChange.ts';
import { assertExpiration } from './gate/expiration.ts';
import { assertMatchesReview } from './gate/matchesReview.ts';
import { assertMemoKey } from './gate/memoKey.ts';
import { assertProposals } from './gate/proposals.ts';
import type { Keyring } from './keyring.ts';
import { keysFor, type WaitingKeys } from './signingKeys.ts';

/** External inputs of signing. */
export interface SigningParts {
  readonly clock: Pick<Clock, 'now'>;
  /** The source of random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
  readonly loadCodec: () => Promise<Codec>;
}

/**
 * Allows operations that the worker signs and that the given account pays.
 * @throws AppError signer.nothing_to_sign, signer.operation_not_allowed, signer.foreign_payer
 */
export function assertSignable(operations: readonly Operation[], accountId: string): void {
  if (operations.length === 0) throw new AppError('signer.nothing_to_sign');
  for (const operation of operations) {
    const payer = payerOf(operation);
    if (payer === undefined) throw new AppError('signer.operation_not_allowed', { type: operation[0] });
    if (payer !== accountId) throw new AppError('signer.foreign_payer', { payer });
  }
}

/** Encrypts a memo to its recipient. @throws AppError key.malformed_public */
function writeMemo({ text, toKey }: PlainMemo, keyring: Keyring, { randomBytes }: SigningParts): Memo {
  const { publicKey: from, privateKey } = keyring.memoKey();
  return encryptMemo({ text, privateKey, from, to: toKey, nonce: memoNonce(randomBytes(8)) });
}

function withMemo(operation: Operation, memo: PlainMemo, keyring: Keyring, parts: SigningParts): Operation {
  if (operation[0] !== 0) throw new AppError('signer.operation_not_allowed', { type: operation[0] });
  return [0, { ...operation[1], memo: writeMemo(memo, keyring, parts) }];
}

/** Only the worker encrypts memos: any other was not on the sheet, and may be readable by all. */
function hasForeignMemo(operation: Operation): boolean {
  return operation[0] === 0 && operation[1].memo !== undefined;
}

function operationsToSign(request: SigningRequest, keyring: Keyring, parts: SigningParts): Operation[] {
  const isLost = request.memos.some(({ index }) => request.operations[index] === undefined);
  if (isLost || request.operations.some(hasForeignMemo)) {
    throw new AppError('signer.operation_not_allowed', { type: 0 });
  }
  return request.operations.map((operation, index) => {
    const memo = request.memos.find((each) => each.index === index);
    return memo === undefined ? operation : withMemo(operation, memo, keyring, parts);
  });
}

/**
 * Signs exactly the operations of the request, plus memos, after checking them against the worker's own rules and
 * against the sheet. Operations that need other keys than the unlocked ones use those entered for them.
 * @throws AppError signer.locked (another account is unlocked), signer.wrong_chain, signer.nothing_to_sign,
 * signer.operation_not_allowed, signer.foreign_payer, signer.not_as_shown, signer.not_only_keys,
 * signer.not_only_votes, signer.no_held_key, signer.expiration_too_far, signer.multi_signature, transaction.malformed
 */
export async function signRequest(
  parts: SigningParts,
  keyring: Keyring,
  chainId: string,
  request: SigningRequest,
  waiting: WaitingKeys,
): Promise<SigningAnswer> {
  if (request.account !== keyring.account.name) throw new AppError('signer.locked');
  if (request.chainId !== chainId || keyring.account.chainId !== chainId) {
    throw new AppError('signer.wrong_chain');
  }
  const { accountId, name } = keyring.account;
  assertSignable(request.operations, accountId);
  assertProposals(request.operations, accountId, [...waiting.held.keys()]);
  assertMatchesReview(request, { id: accountId, name });
  assertExpiration(request.expiration, request.agreed, parts.clock.now());
  assertAuthorityChange(request, keyring.account, [...waiting.held.keys()]);
  assertMemoKey(request, name);
  const privateKeys = keysFor(request, keyring, waiting);
  const codec = await parts.loadCodec();
  // Another tab may have locked during the wait: its lock counts from that moment.
  if (keyring.isForgotten()) throw new AppError('signer.locked');
  const transaction: Transaction = {
    ...request.reference,
    expiration: request.expiration,
    operations: operationsToSign(request, keyring, parts),
    extensions: [],
  };
  const { signed, id } = signTransaction({ codec, transaction, chainId, privateKeys });
  return { id, signed };
}
