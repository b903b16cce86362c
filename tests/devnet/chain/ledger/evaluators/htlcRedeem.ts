import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { adjustBalance } from '../balances.ts';
import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import { htlcFile, htlcPlace, isSecretOf, validateHtlcFee } from '../timedTransfers.ts';

/**
 * bitshares-core libraries/chain/htlc_evaluator.cpp, htlc_redeem_evaluator: pays the recipient, with any giver of the
 * secret.
 */
export const htlcRedeem: Evaluator<50> = {
  file: htlcFile,
  feePayer: ({ redeemer }) => redeemer,
  validate: validateHtlcFee,
  evaluate({ htlc_id, redeemer, preimage }, { state, recordVirtual }) {
    const { transfer, conditions } = state.get('1.16', htlc_id);
    const { preimage_hash, preimage_size } = conditions.hash_lock;
    assertChain(
      preimage_size === 0 || preimage.length === preimage_size * 2,
      htlcPlace,
      'op.preimage.size() == htlc_obj->conditions.hash_lock.preimage_size',
      'Preimage size mismatch.',
    );
    assertChain(
      isSecretOf(preimage, preimage_hash),
      htlcPlace,
      'htlc_obj->conditions.hash_lock.preimage_hash.visit( vtor )',
      'Provided preimage does not generate correct hash.',
    );
    return () => {
      const { from, to } = transfer;
      const amount = { amount: transfer.amount, asset_id: transfer.asset_id };
      adjustBalance(state, to, amount);
      const told = { htlc_id, from, to, redeemer, amount };
      const lock = { htlc_preimage_hash: preimage_hash, htlc_preimage_size: preimage_size };
      const fee = { amount: 0n, asset_id: '1.3.0' };
      recordVirtual([operationType.htlc_redeemed, { fee, ...told, ...lock, preimage }], voidResult);
      state.store.remove(htlc_id);
      return voidResult;
    };
  },
};
