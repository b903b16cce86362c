import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { type DepositWatch, walletKey } from '../../model/gatewayMoves.ts';
import { arrivesRoundedDown, feesOf, type GatewayTerms } from '../../model/gatewayTerms.ts';

/** What an amount is held against. */
export interface AmountLimits {
  readonly balance: bigint;
  readonly precision: number;
  /** As it is read: 'BTC'. */
  readonly coin: string;
  readonly terms: GatewayTerms;
}

/** The typed amount in units, or what is wrong with it: by itself, against the balance, the minimum and the fees. */
export function readWithdrawal(text: string, limits: AmountLimits): { units: bigint } | { error: AppError } {
  const { balance, precision, coin, terms } = limits;
  const shown = (units: bigint) => formatPlain(units, precision);
  try {
    const units = parseAmount(text, precision);
    if (units === 0n) return { error: new AppError('amount.zero') };
    if (terms.minimum !== null && units < terms.minimum) {
      const facts = { minimum: shown(terms.minimum), symbol: coin };
      return { error: new AppError('withdrawal.below_minimum', facts) };
    }
    if (arrivesRoundedDown(units, terms) === 0n) {
      const facts = { fee: shown(feesOf(terms) ?? 0n), symbol: coin };
      return { error: new AppError('withdrawal.nothing_arrives', facts) };
    }
    if (units > balance)
      return { error: new AppError('amount.over_balance', { balance: shown(balance), symbol: coin }) };
    return { units };
  } catch (error) {
    return { error: toAppError(error) };
  }
}

/** Part of a balance in percent, rounded down; all of it leaves the chain's fee when that is paid in the same asset. */
export function shareRoundedDown(percent: number, balance: bigint, reserved: bigint): bigint {
  const spendable = balance > reserved ? balance - reserved : 0n;
  const part = (balance * BigInt(percent)) / 100n;
  return part < spendable ? part : spendable;
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
