import type { ErrorCode } from '../errors/codes.ts';

/**
 * The faucet registers one account per address in this many minutes; its operator can set another figure, which its
 * refusal names.
 */
export const ADDRESS_LIMIT_MINUTES = 30;

/**
 * Parts that the faucet refuses in names. A guess in one respect: the faucet's list is longer, and the rest is unknown.
 */
const barredParts = ['bts', 'binance', 'poloni', 'huobi', 'coinex', 'bitshares', 'deposit'] as const;

/** The part of a name that the faucet refuses; undefined when none is known. */
export const forbiddenPartOf = (name: string): string | undefined =>
  barredParts.find((part) => name.toLowerCase().includes(part));

/** A refusal of the faucet by its known meaning. */
export type RefusalCode = Extract<
  ErrorCode,
  | 'new_account.address_limit'
  | 'account_name.barred'
  | 'account_name.premium'
  | 'new_account.failed'
  | 'new_account.closed'
  | 'service.refused'
>;

/** "registration from 1 ip 30 min" is the text of its 2021 code. */
const addressLimit = /\b(?:per|from 1) ip (\d{1,4})/iu;

const refusals: readonly (readonly [RegExp, RefusalCode])[] = [
  [addressLimit, 'new_account.address_limit'],
  [/^name not allowed/iu, 'account_name.barred'],
  [/^only standard accounts? names? allowed/iu, 'account_name.premium'],
  [/^error registration/iu, 'new_account.failed'],
  [/^broadcast tx off/iu, 'new_account.closed'],
];

/** The known meaning of the faucet's words; service.refused for unknown words. */
export const refusalCodeOf = (words: string): RefusalCode =>
  refusals.find(([pattern]) => pattern.test(words))?.[1] ?? 'service.refused';

/** The minutes in a refusal of the address, or the faucet's usual setting. */
export function limitMinutesOf(words: string): number {
  const minutes = Number(addressLimit.exec(words)?.[1] ?? 0);
  return minutes > 0 ? minutes : ADDRESS_LIMIT_MINUTES;
}
