import { ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { adjustBalance } from './balances.ts';
import { type Context, voidResult } from './evaluator.ts';
import { assertChain } from './nodeError.ts';
import type { Asset } from './objects/amounts.ts';
import type { HashLock, HtlcObject } from './objects/timed.ts';
import type { State } from './state.ts';
import { toSeconds } from './time.ts';

/** The node's source file of their evaluators, and the places of their refusals. */
export const htlcFile = 'htlc_evaluator.cpp';
export const htlcPlace = { file: htlcFile, line: 0, method: 'do_evaluate' };
export const htlcValidatePlace = { file: 'htlc.cpp', line: 0, method: 'validate' };

/** The check of each of their operations before the state is read. */
export function validateHtlcFee({ fee }: { readonly fee: Asset }): void {
  assertChain(fee.amount >= 0n, htlcValidatePlace, 'fee.amount >= 0', 'Fee amount should not be negative');
}

/** The committee's limits for timed transfers. */
export function htlcOptions(state: State): { max_timeout_secs: number; max_preimage_size: number } {
  const options = state.global.parameters.extensions.updatable_htlc_options;
  assertChain(options !== undefined, htlcPlace, 'htlc_options', 'HTLC Committee options are not set.');
  return options;
}

/** True when the bytes of `secret`, hex, have that hash. */
export function isSecretOf(secret: string, [algorithm, hash]: HashLock): boolean {
  const bytes = hexToBytes(secret);
  const hashed = [
    () => ripemd160(bytes),
    () => sha1(bytes),
    () => sha256(bytes),
    () => ripemd160(sha256(bytes)),
  ][algorithm];
  return hashed !== undefined && bytesToHex(hashed()) === hash;
}

/** The transfers with an account as sender, or as recipient, the oldest first. */
export const timedTransfersOf = (state: State, side: 'from' | 'to', accountId: string): HtlcObject[] =>
  [...state.all('1.16')].filter(({ transfer }) => transfer[side] === accountId);

/** Returns amounts not taken in time (C/db_update.cpp clear_expired_htlcs). */
export function returnExpired({ state, recordVirtual }: Context): void {
  const now = toSeconds(state.dynamic.time);
  const over = [...state.all('1.16')].filter(
    ({ conditions }) => toSeconds(conditions.time_lock.expiration) <= now,
  );
  over.sort((one, other) =>
    one.conditions.time_lock.expiration < other.conditions.time_lock.expiration ? -1 : 1,
  );
  for (const { id, transfer, conditions } of over) {
    const { from, to } = transfer;
    const amount = { amount: transfer.amount, asset_id: transfer.asset_id };
    adjustBalance(state, from, amount);
    const told = {
      fee: { amount: 0n, asset_id: '1.3.0' },
      htlc_id: id,
      to: from,
      original_htlc_recipient: to,
      htlc_amount: amount,
      htlc_preimage_hash: conditions.hash_lock.preimage_hash,
      htlc_preimage_size: conditions.hash_lock.preimage_size,
    };
    recordVirtual([operationType.htlc_refund, told], voidResult);
    state.store.remove(id);
  }
}
