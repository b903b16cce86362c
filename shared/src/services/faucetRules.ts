import type { ErrorCode } from '../errors/codes.ts';

/** The faucet registers one account per address in so many minutes; its operator can set another figure, which its refusal names. */
export const ADDRESS_LIMIT_MINUTES = 30;

/** Parts that the faucet takes in no name. A guess at its end: the faucet's list goes on, and what follows is not known. */
const barredParts = ['bts', 'binance', 'poloni', 'huobi', 'coinex', 'bitshares', 'deposit'] as const;

/** The part of a name for which the faucet refuses it; undefined where none is known. */
export const barredPartOf = (name: string): string | undefined =>
  barredParts.find((part) => name.toLowerCase().includes(part));

/** A refusal of the faucet under the code of what is known of it. */
export type RefusalCode = Extract<
  ErrorCode,
  | 'new_account.address_limit'
  | 'account_name.barred'
  | 'account_name.premium'
  | 'new_account.failed'
  | 'new_account.closed'
  | 'service.refused'
>;

/** "registration from 1 ip 30 min" is what its code of 2021 said. */
const addressLimit = /\b(?:per|from 1) ip (\d{1,4})/iu;

const refusals: readonly (readonly [RegExp, RefusalCode])[] = [
  [addressLimit, 'new_account.address_limit'],
  [/^name not allowed/iu, 'account_name.barred'],
  [/^only standard accounts? names? allowed/iu, 'account_name.premium'],
  [/^error registration/iu, 'new_account.failed'],
  [/^broadcast tx off/iu, 'new_account.closed'],
];

/** What the faucet's words are known to mean; service.refused for words that nobody has seen yet. */
export const refusalCodeOf = (words: string): RefusalCode =>
  refusals.find(([pattern]) => pattern.test(words))?.[1] ?? 'service.refused';

/** The minutes that a refusal for the address names, or those of the faucet's usual setting. */
export function limitMinutesOf(words: string): number {
  const minutes = Number(addressLimit.exec(words)?.[1] ?? 0);
  return minutes > 0 ? minutes : ADDRESS_LIMIT_MINUTES;
}
