import type { ErrorCode } from '@xbts/shared/errors/codes.ts';

/**
 * Codes of the same fault in different places: the first uses the second's sentence. Their facts have the same names.
 */
const sameFault = {
  'chain.amount_not_positive': 'amount.zero',
  'chain.name_taken': 'account_name.taken',
  'chain.pool_not_initialised': 'pool.not_initialised',
  'chain.pool_owner_first': 'pool.owner_first',
  'chain.zero_outcome': 'pool.zero_outcome',
  'login.unknown_account': 'recipient.unknown',
  'transaction.unsupported_operation': 'signer.operation_not_allowed',
} as const satisfies Partial<Record<ErrorCode, ErrorCode>>;

type SpokenCode = Exclude<ErrorCode, keyof typeof sameFault>;

/** A language's sentences for all error codes: a code without one fails the type check. */
export type ErrorMessages = Readonly<Record<`error.${SpokenCode}`, string>>;

const isSpoken = (code: ErrorCode): code is SpokenCode => !Object.hasOwn(sameFault, code);

/** The key of an error's sentence. */
export function errorKey(code: ErrorCode): keyof ErrorMessages {
  return `error.${isSpoken(code) ? code : sameFault[code]}`;
}
