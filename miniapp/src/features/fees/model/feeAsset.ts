import type { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { MemoText } from '@xbts/shared/protocol/memoStandIn.ts';
import type { Asset, FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { movementOf } from '@xbts/shared/protocol/signed.ts';
import { useFullAccount } from '../../account/model/account.ts';
import { mayHold } from '../../account/model/assetLimits.ts';
import { balanceOf, heldBalancesOf } from '../../account/model/balances.ts';
import { useAssets, useAssetsRead } from '../../assets/model/assets.ts';
import { useScamAssets } from '../../scam/model/scamLists.ts';
import { chooseFeeAsset, type FeeCandidate, type FeeOption, feeOption } from './chooseFeeAsset.ts';
import { useFeePools } from './feePools.ts';
import { useOperationFees } from './operationFees.ts';

export interface FeeAssetRequest {
  /** The name of the account that pays. */
  account: string;
  /** The operations to sign, as far as known; null: none yet. */
  operations: readonly Operation[] | null;
  /** The texts of their memos. */
  memos?: readonly MemoText[];
  /** The manually chosen asset (1.3.x); null for the automatic choice. */
  chosenId?: string | null;
  /** Reads the fee pools of all assets of the account, for the list of `options`. */
  isChoosing?: boolean;
}

/** A fee's asset, amount and problem. */
export interface FeeAsset {
  feeAssetId: string;
  symbol: string;
  precision: number;
  /** Units of that asset for all operations together; null until read. */
  fee: bigint | null;
  /** The same in core units. */
  coreFee: bigint | null;
  /** Chosen automatically because the account has too little of the native coin. */
  isStandIn: boolean;
  /** The native coin's symbol on this chain. */
  coreSymbol: string;
  problem: AppError | null;
  /** Every asset the account has, with the fee in it. */
  options: readonly FeeOption[];
  /** Fee pools are still loading: until then only core is known to be able to pay. */
  isReadingPools: boolean;
}

const none: readonly Asset[] = [];
const coreAlone = [CORE_ASSET_ID];

/** Units of an asset that the fee takes: none when another pays, or when unknown. */
export function feeTakenFrom(
  assetId: string | undefined,
  { feeAssetId, fee }: Pick<FeeAsset, 'feeAssetId' | 'fee'>,
): bigint {
  return feeAssetId === assetId ? (fee ?? 0n) : 0n;
}

/**
 * The fee asset of operations: the native coin or, when it does not suffice, one of the account's own assets with a
 * funded fee pool (chain.md §8). The problem is one of fee.no_core, fee.over_balance, fee.no_exchange_rate,
 * chain.fee_pool_empty, chain.fee_asset_forbidden and the codes of ChainClient.call. Figures are for the form: the
 * review reads the fees again.
 */
export function useFeeAsset(request: FeeAssetRequest): FeeAsset {
  const { account, operations, memos, chosenId = null, isChoosing = false } = request;
  const full = useFullAccount(account).data;
  const core = useAssets(coreAlone).get(CORE_ASSET_ID);
  const { fees, error } = useOperationFees(operations, memos);
  const scam = useScamAssets();
  const toOption = (asset: Asset, feePool: bigint | null) =>
    feeOption(
      { ...candidateOf(asset, feePool, full, operations ?? []), isScam: scam.has(asset.symbol) },
      fees ?? [],
    );
  const isCoreShort =
    core !== undefined && full !== undefined && fees !== null && !toOption(core, null).canPay;
  const needsPools = isChoosing || isCoreShort || (chosenId !== null && chosenId !== CORE_ASSET_ID);
  // An account may have thousands: while the native coin pays, no other asset is read.
  const held = useAssetsRead(needsPools ? [CORE_ASSET_ID, ...heldBalancesOf(full).keys()] : coreAlone);
  const { assets } = held;
  const read = useFeePools(needsPools ? [...assets.values()] : none);
  const isPending = read.isPending || (needsPools && held.isPending);
  const options = [...assets.values()].map((each) =>
    toOption(each, read.pools.get(each.dynamic_asset_data_id) ?? null),
  );
  const { option, isStandIn, problem } = chooseFeeAsset(options, chosenId);
  const isKnown = full !== undefined && fees !== null && !isPending;
  return {
    feeAssetId: option?.assetId ?? CORE_ASSET_ID,
    symbol: option?.symbol ?? '',
    precision: option?.precision ?? 0,
    fee: fees === null ? null : (option?.fee ?? null),
    coreFee: fees?.reduce((sum, each) => sum + each, 0n) ?? null,
    isStandIn,
    coreSymbol: core?.symbol ?? '',
    problem: error ?? (isKnown ? problem : null),
    options,
    isReadingPools: isPending,
  };
}

function candidateOf(
  asset: Asset,
  feePool: bigint | null,
  full: FullAccount | undefined,
  operations: readonly Operation[],
): Omit<FeeCandidate, 'isScam'> {
  const { id, symbol, precision, options } = asset;
  return {
    assetId: id,
    symbol,
    precision,
    balance: balanceOf(full, id),
    flows: flowsOf(id, operations),
    coreExchangeRate: options.core_exchange_rate,
    feePool,
    isForbidden: full !== undefined && !mayHold(full.account, asset),
    isPoolShare: asset.for_liquidity_pool !== undefined,
  };
}

/**
 * The minimum that each operation brings of an asset, less its debit: proceeds can pay its fee and later ones (chain.md
 * §5).
 */
function flowsOf(assetId: string, operations: readonly Operation[]): bigint[] {
  const sum = (amounts: readonly { asset_id: string; amount: number | string }[]) =>
    amounts.reduce((all, each) => (each.asset_id === assetId ? all + BigInt(each.amount) : all), 0n);
  return operations.map(movementOf).map(({ leaves, arrives }) => sum(arrives) - sum(leaves));
}
