import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { feeInAssetRoundedUp } from '@xbts/shared/protocol/feeInAsset.ts';
import type { ChainPrice } from '@xbts/shared/protocol/objects.ts';

/** An asset that a fee may be paid in, as far as it is known. */
export interface FeeCandidate {
  assetId: string;
  symbol: string;
  precision: number;
  /** Units the account has that are free. */
  balance: bigint;
  /** Units of it that each operation brings at least (+) or takes (−); its fee is debited after that (chain.md §5). */
  flows: readonly bigint[];
  coreExchangeRate: ChainPrice;
  /** Core units in the asset's fee pool, which pays the chain; null while it is not read. No matter for core itself. */
  feePool: bigint | null;
  /** Its issuer does not let the account use it (chain.md §5, Common). */
  isForbidden: boolean;
  /** A share of a liquidity pool: it stands for other assets, and is never offered for a fee. */
  isPoolShare: boolean;
  /** On the list of scam assets: chosen automatically only when nothing else can pay. */
  isScam: boolean;
}

/** A candidate with the fee in it. */
export interface FeeOption extends FeeCandidate {
  /** Units for all operations together; null when the asset has no core exchange rate. */
  fee: bigint | null;
  /** True when the account has too little of it for the fee. */
  isShort: boolean;
  /** True when the account has enough of it and may use it, and its fee pool can pay the chain. */
  canPay: boolean;
}

const sumOf = (units: readonly bigint[]): bigint => units.reduce((sum, each) => sum + each, 0n);

export interface FeeChoice {
  option: FeeOption | undefined;
  /** Chosen automatically instead of the native coin, which is too little. */
  isStandIn: boolean;
  problem: AppError | null;
}

/** The fees of the operations one by one: the chain rounds each by itself. Null without a core exchange rate. */
function feesIn({ coreExchangeRate, assetId }: FeeCandidate, coreFees: readonly bigint[]): bigint[] | null {
  try {
    return coreFees.map((fee) => feeInAssetRoundedUp(fee, coreExchangeRate, assetId));
  } catch (error) {
    if (error instanceof AppError && error.code === 'fee.no_exchange_rate') return null;
    throw error;
  }
}

/**
 * Core units that the fee pool pays the chain: each fee in the asset, turned back and rounded down (chain.md §8). One
 * unit of a dear asset is worth more than the fee that it pays.
 */
function corePaid({ coreExchangeRate, assetId }: FeeCandidate, coreFees: readonly bigint[]): bigint {
  const sides = [coreExchangeRate.base, coreExchangeRate.quote];
  const asset = sides.find((side) => side.asset_id === assetId)?.amount ?? 1n;
  const core = sides.find((side) => side.asset_id === CORE_ASSET_ID)?.amount ?? 0n;
  return coreFees.reduce((sum, fee) => {
    return sum + mulDivDown(feeInAssetRoundedUp(fee, coreExchangeRate, assetId), core, asset);
  }, 0n);
}

/** True when the account has the fee of each operation at the time it is debited: proceeds of a later one come too late. */
function isEnough({ balance, flows }: FeeCandidate, fees: readonly bigint[]): boolean {
  let held = balance;
  return fees.every((fee, index) => {
    held += (flows[index] ?? 0n) - fee;
    return held >= 0n;
  });
}

function isFunded(candidate: FeeCandidate, coreFees: readonly bigint[]): boolean {
  if (candidate.assetId === CORE_ASSET_ID) return true;
  return candidate.feePool !== null && candidate.feePool >= corePaid(candidate, coreFees);
}

/** The fee of operations, given in core units one by one, in the candidate's asset (chain.md §8). */
export function feeOption(candidate: FeeCandidate, coreFees: readonly bigint[]): FeeOption {
  const fees = feesIn(candidate, coreFees);
  if (fees === null) return { ...candidate, fee: null, isShort: false, canPay: false };
  const isShort = !isEnough(candidate, fees);
  const canPay = !isShort && !candidate.isForbidden && isFunded(candidate, coreFees);
  return { ...candidate, fee: sumOf(fees), isShort, canPay };
}

const rankOf = ({ assetId, isScam }: FeeOption): number => (assetId === CORE_ASSET_ID ? 0 : isScam ? 2 : 1);

/** The options that a user is offered: those that can pay, shares of pools left out; core, then by symbol, scam last. */
export function offeredOptions(options: readonly FeeOption[]): FeeOption[] {
  return options
    .filter(({ canPay, isPoolShare }) => canPay && !isPoolShare)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.symbol.localeCompare(b.symbol));
}

/** The share of what is left of the asset that the fee takes, in billionths, rounded down: the smaller, the less it is missed. */
function burden({ fee, balance, flows }: FeeOption): bigint {
  const left = balance + sumOf(flows);
  return left <= 0n ? 0n : mulDivDown(fee ?? 0n, 1_000_000_000n, left);
}

function byBurden(a: FeeOption, b: FeeOption): number {
  if (a.isScam !== b.isScam) return a.isScam ? 1 : -1;
  const [first, second] = [burden(a), burden(b)];
  return first === second ? a.symbol.localeCompare(b.symbol) : first < second ? -1 : 1;
}

/** What is wrong with paying in an option: no native coin at all, too little of the asset, or its fee pool is empty. */
function problemOf(option: FeeOption): AppError | null {
  const { assetId, balance, canPay, fee, feePool, isForbidden, isShort, precision, symbol } = option;
  if (canPay) return null;
  if (isForbidden) return new AppError('chain.fee_asset_forbidden');
  if (fee === null) return new AppError('fee.no_exchange_rate', { assetId });
  if (assetId === CORE_ASSET_ID && balance === 0n) return new AppError('fee.no_core', { symbol });
  if (isShort) return new AppError('fee.over_balance', { fee: formatPlain(fee, precision), symbol });
  return feePool === null ? null : new AppError('chain.fee_pool_empty');
}

/**
 * The asset the fee is paid in: the one chosen by hand; otherwise the native coin while there is enough of it, then
 * the asset of the account that the fee burdens least, if one with a funded fee pool has enough.
 */
export function chooseFeeAsset(options: readonly FeeOption[], chosenId: string | null): FeeChoice {
  const chosen = chosenId === null ? undefined : options.find(({ assetId }) => assetId === chosenId);
  if (chosen !== undefined) return { option: chosen, isStandIn: false, problem: problemOf(chosen) };
  const core = options.find(({ assetId }) => assetId === CORE_ASSET_ID);
  if (core === undefined || core.canPay) return { option: core, isStandIn: false, problem: null };
  const [standIn] = offeredOptions(options).sort(byBurden);
  if (standIn !== undefined) return { option: standIn, isStandIn: true, problem: null };
  return { option: core, isStandIn: false, problem: problemOf(core) };
}
