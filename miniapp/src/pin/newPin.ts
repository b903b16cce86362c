import { AppError } from '@xbts/shared/errors/appError.ts';

const LEAST_CHARACTERS = 6;

/**
 * Holds a new PIN (six or more digits, or a passphrase) against the rules.
 * @throws AppError pin.empty, pin.too_short, pin.too_simple, pin.mismatch
 */
export function checkNewPin(pin: string, repeated: string): void {
  if (pin === '') throw new AppError('pin.empty');
  if ([...pin].length < LEAST_CHARACTERS) throw new AppError('pin.too_short', { least: LEAST_CHARACTERS });
  const steps = new Set([...pin].slice(1).map((each, index) => each.charCodeAt(0) - pin.charCodeAt(index)));
  const [step] = steps;
  // One character repeated, or a run up or down: 111111, 123456, 654321.
  if (steps.size === 1 && step !== undefined && Math.abs(step) <= 1) throw new AppError('pin.too_simple');
  if (pin !== repeated) throw new AppError('pin.mismatch');
}
