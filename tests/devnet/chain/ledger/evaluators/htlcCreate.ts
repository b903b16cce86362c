import { assetFlag, hasFlag, isAuthorizedAsset } from '../authorizedAsset.ts';
import { adjustBalance } from '../balances.ts';
import type { Evaluator } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import type { HtlcObject } from '../objects/timed.ts';
import { toSeconds, toTime } from '../time.ts';
import { htlcFile, htlcOptions, htlcPlace, htlcValidatePlace, validateHtlcFee } from '../timedTransfers.ts';

/** bitshares-core libraries/chain/htlc_evaluator.cpp, htlc_create_evaluator. */
export const htlcCreate: Evaluator<49> = {
  file: htlcFile,
  feePayer: ({ from }) => from,
  validate({ fee, amount }) {
    validateHtlcFee({ fee });
    assertChain(
      amount.amount > 0n,
      htlcValidatePlace,
      'amount.amount > 0',
      'HTLC amount should be greater than zero',
    );
  },
  evaluate({ from, to, amount, preimage_hash, preimage_size, claim_period_seconds, extensions }, { state }) {
    const options = htlcOptions(state);
    assertChain(
      claim_period_seconds <= options.max_timeout_secs,
      htlcPlace,
      'o.claim_period_seconds <= htlc_options->max_timeout_secs',
      'HTLC Timeout exceeds allowed length',
    );
    assertChain(
      preimage_size <= options.max_preimage_size,
      htlcPlace,
      'o.preimage_size <= htlc_options->max_preimage_size',
      'HTLC preimage length exceeds allowed length',
    );
    assertChain(
      state.balance(from, amount.asset_id) >= amount.amount,
      htlcPlace,
      'd.get_balance( o.from, o.amount.asset_id) >= (o.amount)',
      'Insufficient funds',
    );
    const asset = state.asset(amount.asset_id);
    const parties = [state.account(from), state.account(to)];
    assertChain(
      !hasFlag(asset, assetFlag.transferRestricted) || from === asset.issuer || to === asset.issuer,
      htlcPlace,
      '!asset_to_transfer.is_transfer_restricted() || op.from == asset_to_transfer.issuer || op.to == asset_to_transfer.issuer',
      'Asset ${asset} cannot be transfered.',
      { asset: asset.id },
    );
    for (const party of parties)
      assertChain(
        isAuthorizedAsset(party, asset),
        htlcPlace,
        'is_authorized_asset( d, account, asset_to_transfer )',
        'Asset ${asset} is not authorized for account ${acct}.',
        { asset: asset.id, acct: party.id },
      );
    return () => {
      adjustBalance(state, from, { ...amount, amount: -amount.amount });
      const expiration = toTime(toSeconds(state.dynamic.time) + claim_period_seconds);
      const made = state.store.create(
        '1.16',
        (id): HtlcObject => ({
          id,
          transfer: { from, to, amount: amount.amount, asset_id: amount.asset_id },
          conditions: { hash_lock: { preimage_hash, preimage_size }, time_lock: { expiration } },
          ...(extensions.memo === undefined ? {} : { memo: extensions.memo }),
        }),
      );
      return [1, made.id];
    };
  },
};
