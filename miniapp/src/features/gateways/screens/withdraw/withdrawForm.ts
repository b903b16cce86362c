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

/** What a withdrawal is held against; the symbol as it is read: 'BTC'. */
export interface WithdrawalLimits extends AmountLimits {
  readonly terms: GatewayTerms;
}

/** The typed amount in units, or what is wrong with it: by itself, against the balance, the minimum and the fees. */
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

/** Fields after a change; that the recipient needs no memo was said of one address, and is asked again for another. */
export function changedFields<Fields extends { address: string; hasNoMemo: boolean }>(
  present: Fields,
  change: Partial<Fields>,
): Fields {
  const next = { ...present, ...change };
  return next.address.trim() === present.address.trim() ? next : { ...next, hasNoMemo: false };
}

/** Addresses in hexadecimal are the same in either case of their letters, which only checks them; others are not. */
const isSameAddress = (one: string, other: string | undefined): boolean =>
  one === other || (/^0x/iu.test(one) && one.toLowerCase() === other?.toLowerCase());

/**
 * True for an address that deposits go to: the one that everybody deposits to, or one that this device was given. A withdrawal to it would
 * come back less the fees, or to nobody.
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
