import { isAuthorized } from '../authorizedAsset.ts';
import { adjustBalance, adjustSupply } from '../balances.ts';
import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';

const file = 'asset_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'asset_ops.cpp', line: 0, method: 'validate' };

export const assetReserve: Evaluator<15> = {
  file,
  feePayer: ({ payer }) => payer,
  validate({ fee, amount_to_reserve: { amount } }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0');
    assertChain(
      amount <= 10n ** 15n,
      validatePlace,
      'amount_to_reserve.amount.value <= GRAPHENE_MAX_SHARE_SUPPLY',
    );
    assertChain(amount > 0n, validatePlace, 'amount_to_reserve.amount.value > 0');
  },
  evaluate({ payer, amount_to_reserve: burned }, { state }) {
    const asset = state.asset(burned.asset_id);
    const isAllowed = isAuthorized(state, payer, asset.id);
    assertChain(isAllowed, place, 'is_authorized_asset( d, *from_account, a )');
    const { current_supply } = state.dynamicData(asset.id);
    if (asset.for_liquidity_pool === undefined) {
      const isFit = current_supply >= burned.amount;
      assertChain(isFit, place, 'asset_dyn_data->current_supply >= o.amount_to_reserve.amount');
    } else {
      assertChain(
        current_supply > burned.amount,
        place,
        '_asset_dyn_data->current_supply > op.amount_to_reserve.amount',
        'The asset is a liquidity pool share asset thus can only reserve an amount that is less than the current supply',
      );
    }
    return () => {
      const taken = { ...burned, amount: -burned.amount };
      adjustBalance(state, payer, taken);
      adjustSupply(state, taken);
      return voidResult;
    };
  },
};
