import type { ErrorCode } from './codes.ts';

/** Facts that go into the sentence shown to the user: plain values, never a secret. */
export type ErrorFacts = Readonly<Record<string, string | number>>;

/**
 * The one error of the product: a code from the table of codes, the facts for its sentence, and the cause.
 * The message is for engineers; what a user reads is made from the code in the mini app's i18n/errorText.ts.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}, cause?: unknown) {
    const text = Object.entries(facts)
      .map(([key, value]) => `${key}: ${value}`)
      .join(', ');
    super(text === '' ? code : `${code} (${text})`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.facts = facts;
  }
}

/** True when the error is ours and has one of the codes. */
export function hasCode(error: unknown, ...codes: ErrorCode[]): error is AppError {
  return error instanceof AppError && codes.includes(error.code);
}

/** Anything thrown as an AppError: ours unchanged, everything else as `unexpected` with its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(
    'unexpected',
    { detail: error instanceof Error ? error.message : String(error) },
    error,
  );
}
