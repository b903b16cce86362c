import { assetFlag, hasFlag, isAuthorized } from './authorizedAsset.ts';
import { smaller } from './bounds.ts';
import { depositMarketFeeShare } from './lazyVesting.ts';
import type { AccountObject } from './objects/accounts.ts';
import type { Asset } from './objects/amounts.ts';
import type { AssetObject } from './objects/assets.ts';
import { percentDown } from './percent.ts';
import type { State } from './state.ts';

/** The market fee on an amount of an asset, for the maker or the taker (C/db_market.cpp calculate_market_fee). */
export function marketFee(asset: AssetObject, amount: bigint, role: 'maker' | 'taker'): bigint {
  const { market_fee_percent, max_market_fee, extensions } = asset.options;
  if (!hasFlag(asset, assetFlag.chargeMarketFee)) return 0n;
  const percent =
    role === 'maker' ? market_fee_percent : (extensions.taker_fee_percent ?? market_fee_percent);
  const fee = percentDown(amount, percent);
  return smaller(fee, max_market_fee);
}

/** Shares a market fee: network, then registrar and referrer of the trader, then the issuer (pay_market_fees). */
export function payMarketFee(state: State, traderId: string, fee: Asset): void {
  if (fee.amount === 0n) return;
  const { asset_id } = fee;
  const networkPercent = state.global.parameters.extensions.market_fee_network_percent ?? 0;
  const networkCut = percentDown(fee.amount, networkPercent);
  depositMarketFeeShare(state, '1.2.0', { amount: networkCut, asset_id });
  const rest = fee.amount - networkCut;
  const reward = payRewards(state, state.account(traderId), { amount: rest, asset_id });
  if (rest === reward) return;
  const { id, accumulated_fees } = state.dynamicData(asset_id);
  state.store.modify('2.3', id, { accumulated_fees: accumulated_fees + rest - reward });
}

function payRewards(state: State, trader: AccountObject, { amount, asset_id }: Asset): bigint {
  const { reward_percent = 0, whitelist_market_fee_sharing: sharers = [] } =
    state.asset(asset_id).options.extensions;
  const { registrar, referrer, referrer_rewards_percentage } = trader;
  const isAllowed = sharers.length === 0 || sharers.includes(registrar);
  const reward = isAllowed ? percentDown(amount, reward_percent) : 0n;
  if (reward === 0n || !isAuthorized(state, registrar, asset_id)) return 0n;
  const isSplit = referrer !== registrar && isAuthorized(state, referrer, asset_id);
  const referrerCut = isSplit ? percentDown(reward, referrer_rewards_percentage) : 0n;
  depositMarketFeeShare(state, referrer, { amount: referrerCut, asset_id });
  depositMarketFeeShare(state, registrar, { amount: reward - referrerCut, asset_id });
  return reward;
}
