import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SecretInput } from '../../../platform/secretInput.ts';

const LEAST_CHARACTERS = 6;

/**
 * Checks a new PIN (six or more digits, or a passphrase) against the rules.
 * @throws AppError pin.empty, pin.too_short, pin.too_simple, pin.mismatch
 */
export function checkNewPin(pin: string, repeated: string): void {
  if (pin === '') throw new AppError('pin.empty');
  const codes = Array.from(pin, (each) => each.codePointAt(0) ?? 0);
  if (codes.length < LEAST_CHARACTERS) throw new AppError('pin.too_short', { least: LEAST_CHARACTERS });
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step] = steps;
  // One character repeated, or a run up or down: 111111, 123456, 654321.
  if (steps.size === 1 && step !== undefined && Math.abs(step) <= 1) throw new AppError('pin.too_simple');
  if (pin !== repeated) throw new AppError('pin.mismatch');
}

/** Returns the typed PIN and empties its field. @throws AppError pin.empty */
export function takePin(field: SecretInput | null): string {
  const pin = field?.take() ?? '';
  if (pin === '') throw new AppError('pin.empty');
  return pin;
}

/** Returns a new PIN that was typed twice and empties both fields. @throws as checkNewPin */
export function takeNewPin(field: SecretInput | null, repeated: SecretInput | null): string {
  const pin = field?.take() ?? '';
  checkNewPin(pin, repeated?.take() ?? '');
  return pin;
}
