import { assetFlag, hasFlag, isAuthorized } from '../authorizedAsset.ts';
import { adjustBalance } from '../balances.ts';
import type { Evaluator } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';
import { startPolicy } from '../vestingPolicies.ts';

const file = 'vesting_balance_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'vesting.cpp', line: 0, method: 'validate' };

export const vestingBalanceCreate: Evaluator<32> = {
  file,
  feePayer: ({ creator }) => creator,
  validate({ fee, amount }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0');
    assertChain(amount.amount > 0n, validatePlace, 'amount.amount > 0');
  },
  evaluate({ creator, owner, amount, policy }, { state }) {
    const asset = state.asset(amount.asset_id);
    state.account(owner);
    const isMovable = !hasFlag(asset, assetFlag.transferRestricted);
    assertChain(isMovable, place, '!op.amount.asset_id(d).is_transfer_restricted()');
    assertChain(
      isAuthorized(state, creator, asset.id),
      place,
      'is_authorized_asset( d, creator_account, asset )',
    );
    assertChain(
      isAuthorized(state, owner, asset.id),
      place,
      'is_authorized_asset( d, owner_account, asset )',
    );
    return () => {
      adjustBalance(state, creator, { ...amount, amount: -amount.amount });
      const { id } = state.store.create('1.13', (vestingId) => ({
        id: vestingId,
        owner,
        balance: amount,
        policy: startPolicy(policy, amount.amount, state.dynamic.time),
        balance_type: 'unspecified',
      }));
      return [1, id];
    };
  },
};
