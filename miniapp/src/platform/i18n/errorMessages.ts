import type { ErrorCode } from '@xbts/shared/errors/codes.ts';

/** The sentences of a language for all error codes: a code without one fails the type check. */
export type ErrorMessages = Readonly<Record<`error.${ErrorCode}`, string>>;
