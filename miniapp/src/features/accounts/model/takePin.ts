import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SecretInput } from '../../../platform/secretInput.ts';
import { checkNewPin } from './newPin.ts';

/** The PIN that was typed; its field is empty afterwards. @throws AppError pin.empty */
export function takePin(field: SecretInput | null): string {
  const pin = field?.take() ?? '';
  if (pin === '') throw new AppError('pin.empty');
  return pin;
}

/** A new PIN that was typed twice; both fields are empty afterwards. @throws as checkNewPin */
export function takeNewPin(field: SecretInput | null, repeated: SecretInput | null): string {
  const pin = field?.take() ?? '';
  checkNewPin(pin, repeated?.take() ?? '');
  return pin;
}
