import type { ErrorCode } from './codes.ts';

/** Facts that go into the sentence shown to the user: plain values, never a secret. */
export type ErrorFacts = Readonly<Record<string, string | number>>;

/**
 * The product's only error class: a code from the table, the facts for its sentence, and the cause. The message is for
 * engineers; the mini app's i18n/errorText.ts makes the user's sentence from the code.
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

/** True when the error is an AppError with one of the codes. */
export function hasCode(error: unknown, ...codes: ErrorCode[]): error is AppError {
  return error instanceof AppError && codes.includes(error.code);
}

/**
 * The texts of browsers and the bundler for a script or style that fails to load: no network, or the app was updated.
 */
export const missingPart = /dynamically imported module|module script|preload CSS/iu;

/**
 * Turns anything thrown into an AppError: ours unchanged, a part that failed to load by its code, everything else as
 * `unexpected` with its cause.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new AppError(missingPart.test(detail) ? 'app.part_not_loaded' : 'unexpected', { detail }, error);
}
