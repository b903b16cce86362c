import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { feeInAssetRoundedUp } from '@xbts/shared/protocol/feeInAsset.ts';
import type { ChainPrice } from '@xbts/shared/protocol/objects.ts';

/** A possible fee asset, as far as it is known. */
export interface FeeCandidate {
  assetId: string;
  symbol: string;
  precision: number;
  /** The account's free units. */
  balance: bigint;
  /** The minimum net units that each operation brings (+) or takes (−); its fee is debited afterwards (chain.md §5). */
  flows: readonly bigint[];
  coreExchangeRate: ChainPrice;
  /** Core units in the asset's fee pool, which pays the chain; null until read. Irrelevant for core itself. */
  feePool: bigint | null;
  /** Its issuer bars the account from using it (chain.md §5, Common). */
  isForbidden: boolean;
  /** A share of a liquidity pool, which is never offered for a fee. */
  isPoolShare: boolean;
  /** On the list of scam assets: the automatic choice takes it only as a last resort. */
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
  /** Chosen automatically because the native coin does not suffice. */
  isStandIn: boolean;
  problem: AppError | null;
}

/** The fees of the operations one by one, since the chain rounds each separately. Null without a core exchange rate. */
function feesIn({ coreExchangeRate, assetId }: FeeCandidate, coreFees: readonly bigint[]): bigint[] | null {
  try {
    return coreFees.map((fee) => feeInAssetRoundedUp(fee, coreExchangeRate, assetId));
  } catch (error) {
    if (error instanceof AppError && error.code === 'fee.no_exchange_rate') return null;
    throw error;
  }
}

/**
 * Core units that the fee pool pays the chain: each fee converted back and rounded down (chain.md §8). One unit of an
 * expensive asset is worth more than the fee that it pays.
 */
function corePaid({ coreExchangeRate, assetId }: FeeCandidate, coreFees: readonly bigint[]): bigint {
  const sides = [coreExchangeRate.base, coreExchangeRate.quote];
  const asset = sides.find((side) => side.asset_id === assetId)?.amount ?? 1n;
  const core = sides.find((side) => side.asset_id === CORE_ASSET_ID)?.amount ?? 0n;
  return coreFees.reduce((sum, fee) => {
    return sum + mulDivDown(feeInAssetRoundedUp(fee, coreExchangeRate, assetId), core, asset);
  }, 0n);
}

/**
 * True when the account has the fee of each operation at the time of its debit: proceeds of a later one come too late.
 */
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

/** The options for the user: those that can pay, without pool shares; core, then by symbol, scam last. */
export function offeredOptions(options: readonly FeeOption[]): FeeOption[] {
  return options
    .filter(({ canPay, isPoolShare }) => canPay && !isPoolShare)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.symbol.localeCompare(b.symbol));
}

/** The fee's share of the remaining asset, in billionths, rounded down: smaller is better. */
function burden({ fee, balance, flows }: FeeOption): bigint {
  const left = balance + sumOf(flows);
  return left <= 0n ? 0n : mulDivDown(fee ?? 0n, 1_000_000_000n, left);
}

function byBurden(a: FeeOption, b: FeeOption): number {
  if (a.isScam !== b.isScam) return a.isScam ? 1 : -1;
  const [first, second] = [burden(a), burden(b)];
  return first === second ? a.symbol.localeCompare(b.symbol) : first < second ? -1 : 1;
}

/** The problem of an option: no native coin at all, too little of the asset, or an empty fee pool. */
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
 * The fee asset: the manual choice; otherwise the native coin while it suffices, then the account's asset with the
 * smallest burden whose fee pool is funded.
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
