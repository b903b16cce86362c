import { assetFlag, hasFlag, isAuthorized } from '../authorizedAsset.ts';
import { adjustBalance, adjustSupply } from '../balances.ts';
import { type Evaluator, voidResult } from '../evaluator.ts';
import { assertChain } from '../nodeError.ts';

const file = 'asset_evaluator.cpp';
const place = { file, line: 0, method: 'do_evaluate' };
const validatePlace = { file: 'asset_ops.cpp', line: 0, method: 'validate' };

export const assetIssue: Evaluator<14> = {
  file,
  feePayer: ({ issuer }) => issuer,
  validate({ fee, asset_to_issue: { amount, asset_id } }) {
    assertChain(fee.amount >= 0n, validatePlace, 'fee.amount >= 0');
    assertChain(
      amount <= 10n ** 15n,
      validatePlace,
      'asset_to_issue.amount.value <= GRAPHENE_MAX_SHARE_SUPPLY',
    );
    assertChain(amount > 0n, validatePlace, 'asset_to_issue.amount.value > 0');
    assertChain(asset_id !== '1.3.0', validatePlace, 'asset_to_issue.asset_id != asset_id_type(0)');
  },
  evaluate({ issuer, asset_to_issue: issued, issue_to_account: recipient }, { state }) {
    const asset = state.asset(issued.asset_id);
    assertChain(
      issuer === asset.issuer,
      place,
      'o.issuer == a.issuer',
      'Only the asset issuer can issue new supply',
    );
    const isFree = asset.for_liquidity_pool === undefined;
    assertChain(
      isFree,
      place,
      '!a.is_liquidity_pool_share_asset()',
      'Cannot manually issue a liquidity pool share asset',
    );
    const canCreate = !hasFlag(asset, assetFlag.disableNewSupply);
    assertChain(canCreate, place, 'a.can_create_new_supply()', 'Can not create new supply');
    const isAllowed = isAuthorized(state, recipient, asset.id);
    assertChain(
      isAllowed,
      place,
      'is_authorized_asset( d, *to_account, a )',
      'The recipient account is not allowed to hold the asset',
    );
    const { current_supply } = state.dynamicData(asset.id);
    const isFit = current_supply + issued.amount <= asset.options.max_supply;
    assertChain(
      isFit,
      place,
      '(asset_dyn_data->current_supply + o.asset_to_issue.amount) <= a.options.max_supply',
      'Can not issue more than max supply',
    );
    return () => {
      adjustBalance(state, recipient, issued);
      adjustSupply(state, issued);
      return voidResult;
    };
  },
};
