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
  /** What is to be signed, as far as it is known; null: nothing yet. */
  operations: readonly Operation[] | null;
  /** The texts of their memos. */
  memos?: readonly MemoText[];
  /** The asset chosen by hand (1.3.x); null lets it be chosen. */
  chosenId?: string | null;
  /** Reads the fee pools of all assets of the account, for the list to choose from (`options`). */
  isChoosing?: boolean;
}

/** In which asset a fee is paid, how much it is, and what is wrong with it. */
export interface FeeAsset {
  feeAssetId: string;
  symbol: string;
  precision: number;
  /** Units of that asset for all operations together; null while it is being read. */
  fee: bigint | null;
  /** The same in core units, whatever it is paid in. */
  coreFee: bigint | null;
  /** Chosen automatically because the account has too little of the native coin. */
  isStandIn: boolean;
  /** What the native coin is called on this chain. */
  coreSymbol: string;
  problem: AppError | null;
  /** Every asset the account has, with the fee in it. */
  options: readonly FeeOption[];
  /** Fee pools are still to come: until then only core is known to be able to pay. */
  isReadingPools: boolean;
}

const none: readonly Asset[] = [];
const coreAlone = [CORE_ASSET_ID];

/** Units of an asset that the fee takes: none when it is paid in another one, or is not known yet. */
export function feeTakenFrom(
  assetId: string | undefined,
  { feeAssetId, fee }: Pick<FeeAsset, 'feeAssetId' | 'fee'>,
): bigint {
  return feeAssetId === assetId ? (fee ?? 0n) : 0n;
}

/**
 * The asset the fees of operations are paid in: the native coin, or one of the account's own assets with a funded fee
 * pool when there is too little of it (chain.md §8). The problem is one of fee.no_core, fee.over_balance,
 * fee.no_exchange_rate, chain.fee_pool_empty, chain.fee_asset_forbidden and the codes of ChainClient.call. Figures are for the form: the review
 * reads the fees again.
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
  // An account may have thousands: while the native coin pays, no other asset is asked for.
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

/** What each operation brings of an asset at least, less what it takes: proceeds can pay its fee and later ones (chain.md §5). */
function flowsOf(assetId: string, operations: readonly Operation[]): bigint[] {
  const sum = (amounts: readonly { asset_id: string; amount: number | string }[]) =>
    amounts.reduce((all, each) => (each.asset_id === assetId ? all + BigInt(each.amount) : all), 0n);
  return operations.map(movementOf).map(({ leaves, arrives }) => sum(arrives) - sum(leaves));
}
