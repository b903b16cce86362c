import type { AssetFees, PoolWithShares } from '@xbts/shared/amm/poolState.ts';
import { adjustBalance } from '../devnet/chain/ledger/balances.ts';
import { evaluatorOf } from '../devnet/chain/ledger/evaluators.ts';
import type { Ledger } from '../devnet/chain/ledger/ledger.ts';
import type { ExchangeResult } from '../devnet/chain/ledger/objects/operations.ts';
import { OperationLog } from '../devnet/chain/ledger/operationLog.ts';
import { contextOf } from '../devnet/chain/ledger/proposals.ts';
import {
  ASSET_A,
  ASSET_B,
  OWNER,
  pushPaid,
  SHARE,
  startSmallChain,
  TRADER,
} from '../devnet/chain/ledger/smallChain.ts';

const POOL = '1.19.0';
/** More than any operation can take. */
const PLENTY = 10n ** 30n;

/** The initial state of a random pool. */
export interface PoolSetting {
  readonly balanceA: bigint;
  readonly balanceB: bigint;
  readonly shareSupply: bigint;
  readonly shareMaxSupply: bigint;
  readonly isNewSupplyDisabled: boolean;
  readonly takerFeePercent: number;
  readonly withdrawalFeePercent: number;
  readonly feesA: AssetFees;
  readonly feesB: AssetFees;
}

/** A chain with one pool of A and B, whose evaluators are called directly. */
export async function startPoolJudge(): Promise<Ledger> {
  const ledger = await startSmallChain();
  const percents = { taker_fee_percent: 0, withdrawal_fee_percent: 0 };
  const assets = { asset_a: ASSET_A, asset_b: ASSET_B, share_asset: SHARE };
  pushPaid(ledger, 59, { account: OWNER, ...assets, ...percents });
  ledger.produceBlock();
  for (const asset_id of [ASSET_A, ASSET_B, SHARE]) {
    for (const account of [OWNER, TRADER]) adjustBalance(ledger.state, account, { amount: PLENTY, asset_id });
  }
  return ledger;
}

/** Applies a setting to the chain's pool and its assets. */
export function setPool({ state }: Ledger, setting: PoolSetting): void {
  const { store } = state;
  const setOptions = (id: string, options: object): void => {
    store.modify('1.3', id, { options: { ...state.asset(id).options, ...options } });
  };
  setOptions(ASSET_A, feeOptions(setting.feesA));
  setOptions(ASSET_B, feeOptions(setting.feesB));
  const flags = setting.isNewSupplyDisabled ? 0x400 : 0;
  setOptions(SHARE, { max_supply: setting.shareMaxSupply, flags });
  store.modify('2.3', state.dynamicData(SHARE).id, { current_supply: setting.shareSupply });
  store.modify('1.19', POOL, {
    balance_a: setting.balanceA,
    balance_b: setting.balanceB,
    virtual_value: setting.balanceA * setting.balanceB,
    taker_fee_percent: setting.takerFeePercent,
    withdrawal_fee_percent: setting.withdrawalFeePercent,
  });
  store.forgetLog();
}

function feeOptions(fees: AssetFees): object {
  return {
    flags: fees.chargesMarketFee ? 1 : 0,
    market_fee_percent: fees.makerFeePercent,
    max_market_fee: fees.maxMarketFee,
    extensions: { taker_fee_percent: fees.takerFeePercent },
  };
}

/** The chain's pool in the form of the arithmetic. */
export function poolOfChain({ state }: Ledger): PoolWithShares {
  const pool = state.pool(POOL);
  const { options } = state.asset(SHARE);
  return {
    id: POOL,
    assetA: ASSET_A,
    assetB: ASSET_B,
    balanceA: pool.balance_a,
    balanceB: pool.balance_b,
    takerFeePercent: pool.taker_fee_percent,
    withdrawalFeePercent: pool.withdrawal_fee_percent,
    shareAsset: SHARE,
    shareSupply: state.dynamicData(SHARE).current_supply,
    shareMaxSupply: options.max_supply,
    isNewSupplyDisabled: (options.flags & 0x400) !== 0,
  };
}

/** Lets the chain's evaluator judge and apply an operation on the pool. Throws NodeError. */
export function applyToPool({ state }: Ledger, id: 61 | 62 | 63, members: object): ExchangeResult {
  const operation = { fee: { amount: 0n, asset_id: '1.3.0' }, pool: POOL, extensions: [], ...members };
  const { evaluator, members: read } = evaluatorOf([id, operation]);
  evaluator.validate(read);
  const apply = evaluator.evaluate(
    read,
    contextOf(state, new OperationLog(state.blockBeingBuilt()), () => 0),
  );
  const result = apply({ core: 0n, paid: operation.fee });
  state.store.forgetLog();
  if (result[0] !== 4) throw new TypeError(`operation ${id} gave a result of kind ${result[0]}`);
  return result[1];
}
