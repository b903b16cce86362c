import type { AppError } from '@xbts/shared/errors/appError.ts';
import { describe, expect, it } from 'vitest';
import { checkNewPin } from './takePin.ts';

const codeOf = (pin: string, repeated: string = pin): string => {
  try {
    checkNewPin(pin, repeated);
  } catch (error) {
    return (error as AppError).code;
  }
  return 'none';
};

describe('a new PIN', () => {
  it('is six digits or more, or a passphrase', () => {
    expect(codeOf('271828')).toBe('none');
    expect(codeOf('correct horse')).toBe('none');
    expect(codeOf('密码很长很长')).toBe('none');
    expect(codeOf('')).toBe('pin.empty');
    expect(codeOf('27182')).toBe('pin.too_short');
  });

  it('is not one repeated digit nor a run', () => {
    for (const pin of ['111111', '123456', '654321', '0123456789', '🐢🐢🐢🐢🐢🐢'])
      expect(codeOf(pin)).toBe('pin.too_simple');
    for (const pin of ['112233', '135790', '123457', '🐢🐇🐢🐇🐇🐢']) expect(codeOf(pin)).toBe('none');
  });

  it('is typed identically twice', () => {
    expect(codeOf('271828', '271829')).toBe('pin.mismatch');
    expect(codeOf('271828', '')).toBe('pin.mismatch');
  });
});
