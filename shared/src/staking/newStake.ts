import { formatPlain } from '../amounts/amount.ts';
import { AppError } from '../errors/appError.ts';
import { minimumStake, type Term } from './terms.ts';

/** Input of the check of a new stake; units of the staking asset. */
export interface NewStake {
  readonly units: bigint;
  readonly balance: bigint;
  readonly precision: number;
  readonly symbol: string;
  readonly isAccepted: boolean;
}

/**
 * Checks a stake before it is reviewed (spec §5).
 * @throws AppError amount.zero, stake.below_minimum, stake.not_deposited, stake.not_accepted
 */
export function checkNewStake({ units, balance, precision, symbol, isAccepted }: NewStake): void {
  if (units <= 0n) throw new AppError('amount.zero');
  const minimum = minimumStake(precision);
  if (units < minimum)
    throw new AppError('stake.below_minimum', { minimum: formatPlain(minimum, precision), symbol });
  if (units > balance)
    throw new AppError('stake.not_deposited', { balance: formatPlain(balance, precision), symbol });
  if (!isAccepted) throw new AppError('stake.not_accepted');
}

/**
 * The policy of vesting_balance_create for a stake that starts at the head block time, milliseconds: coin days
 * (chain.md §7).
 */
export function policyOfNewStake(
  term: Term,
  headTime: number,
): [1, { start_claim: string; vesting_seconds: number }] {
  const start_claim = new Date(headTime).toISOString().slice(0, 19);
  return [1, { start_claim, vesting_seconds: term.seconds }];
}
