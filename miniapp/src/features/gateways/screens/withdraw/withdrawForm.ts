import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import {
  type AmountLimits,
  readAmount,
  readSpentAmount,
  type TypedAmount,
  unitsOf,
} from '../../../assets/model/typedAmount.ts';
import { type DepositWatch, walletKey } from '../../model/gatewayMoves.ts';
import { arrivesRoundedDown, feesOf, type GatewayTerms } from '../../model/gatewayTerms.ts';

/** What a withdrawal is held against; the symbol as it is read: 'BTC'. */
export interface WithdrawalLimits extends AmountLimits {
  readonly terms: GatewayTerms;
}

/** The typed amount in units, or what is wrong with it: by itself, against the balance, the minimum and the fees. */
export function readWithdrawal(text: string, limits: WithdrawalLimits): TypedAmount {
  const { precision, symbol, terms } = limits;
  const shown = (units: bigint) => formatPlain(units, precision);
  const typed = readAmount(text, precision);
  const units = unitsOf(typed);
  if (units === null) return typed;
  if (terms.minimum !== null && units < terms.minimum) {
    return { error: new AppError('withdrawal.below_minimum', { minimum: shown(terms.minimum), symbol }) };
  }
  if (arrivesRoundedDown(units, terms) === 0n) {
    const fee = shown(feesOf(terms) ?? 0n);
    return { error: new AppError('withdrawal.nothing_arrives', { fee, symbol }) };
  }
  return readSpentAmount(text, limits);
}

interface Wallet {
  readonly id: string;
  readonly name: string;
}

/**
 * The account that took the last withdrawal by this gateway when it is another one than now: of the same coin, or, when
 * none of it was withdrawn yet, when the gateway used no such account for any coin.
 */
export function earlierWallet(
  used: Readonly<Record<string, Wallet>>,
  { family, symbol }: { family: GatewayFamily; symbol: string },
  now: Wallet,
): Wallet | null {
  const sameCoin = used[walletKey(family, symbol)];
  if (sameCoin !== undefined) return sameCoin.id === now.id ? null : sameCoin;
  const ofFamily = Object.entries(used).filter(([key]) => key.startsWith(`${family} `));
  const [first] = ofFamily;
  return first === undefined || ofFamily.some(([, { id }]) => id === now.id) ? null : first[1];
}

/** Fields after a change; that the recipient needs no memo was said of one address, and is asked again for another. */
export function changedFields<Fields extends { address: string; hasNoMemo: boolean }>(
  present: Fields,
  change: Partial<Fields>,
): Fields {
  const next = { ...present, ...change };
  return next.address.trim() === present.address.trim() ? next : { ...next, hasNoMemo: false };
}

/** True for an address that this device was given for deposits: a withdrawal to it would only cost fees. */
export function isOwnDepositAddress(
  deposits: readonly DepositWatch[],
  { family, address, memo }: { family: GatewayFamily; address: string; memo: string },
): boolean {
  return deposits.some((each) => each.family === family && each.address === address && each.memo === memo);
}
