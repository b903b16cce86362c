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

/** What browsers and the bundler say of a script or style that can't be loaded: no network, or it was updated meanwhile. */
export const missingPart = /dynamically imported module|module script|preload CSS/iu;

/** Anything thrown as an AppError: ours unchanged, a part that could not be loaded by its code, everything else as `unexpected`; with its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new AppError(missingPart.test(detail) ? 'app.part_not_loaded' : 'unexpected', { detail }, error);
}
