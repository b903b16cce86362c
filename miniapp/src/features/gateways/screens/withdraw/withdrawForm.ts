import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import {
  type AmountLimits,
  readAmount,
  readSpentAmount,
  type TypedAmount,
} from '../../../assets/model/typedAmount.ts';
import type { DepositWatch } from '../../model/gatewayMoves.ts';
import { arrivesRoundedDown, feesOf, type GatewayTerms } from '../../model/gatewayTerms.ts';

/** The limits of a withdrawal; the symbol for display: 'BTC'. */
export interface WithdrawalLimits extends AmountLimits {
  readonly terms: GatewayTerms;
}

/** The typed amount in units, or its fault: by itself, against the balance, the minimum and the fees. */
export function readWithdrawal(text: string, limits: WithdrawalLimits): TypedAmount {
  const { precision, symbol, terms } = limits;
  const shown = (units: bigint) => formatPlain(units, precision);
  const wrong = (error: AppError) => ({ units: null, error });
  const typed = readAmount(text, precision);
  const { units } = typed;
  if (units === null) return typed;
  if (terms.minimum !== null && units < terms.minimum)
    return wrong(new AppError('withdrawal.below_minimum', { minimum: shown(terms.minimum), symbol }));
  if (arrivesRoundedDown(units, terms) === 0n) {
    const fee = shown(feesOf(terms) ?? 0n);
    return wrong(new AppError('withdrawal.nothing_arrives', { fee, symbol }));
  }
  return readSpentAmount(text, limits);
}

/**
 * Fields after a change; the statement that the recipient needs no memo belongs to one address, and is reset for
 * another.
 */
export function changedFields<Fields extends { address: string; hasNoMemo: boolean }>(
  present: Fields,
  change: Partial<Fields>,
): Fields {
  const next = { ...present, ...change };
  return next.address.trim() === present.address.trim() ? next : { ...next, hasNoMemo: false };
}

/** Hexadecimal addresses are the same in either case of their letters, which is only a checksum; others are not. */
const isSameAddress = (one: string, other: string | undefined): boolean =>
  one === other || (/^0x/iu.test(one) && one.toLowerCase() === other?.toLowerCase());

/**
 * True for a deposit address: the shared one, or one that this device received. A withdrawal to it would return less
 * the fees, or be lost.
 */
export function isDepositAddress(
  { deposits, coin }: { deposits: readonly DepositWatch[]; coin: Pick<GatewayCoin, 'commonAddress'> },
  { family, address, memo }: { family: GatewayFamily; address: string; memo: string },
): boolean {
  const isCommon = address !== '' && isSameAddress(address, coin.commonAddress?.trim());
  return (
    isCommon ||
    deposits.some(
      (each) => each.family === family && isSameAddress(address, each.address) && each.memo === memo,
    )
  );
}
