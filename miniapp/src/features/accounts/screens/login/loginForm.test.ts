import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import { describe, expect, it } from 'vitest';
import { errorsOf } from './loginForm.ts';

describe('the errors of the form', () => {
  it('stand under the field they concern', () => {
    const fieldOf = (code: ErrorCode) => Object.keys(errorsOf(new AppError(code)));
    for (const code of [
      'key.malformed_wif',
      'login.wrong_password',
      'login.secret_empty',
      'login.no_active',
    ] as const) {
      expect(fieldOf(code)).toEqual(['secret']);
    }
    for (const code of ['login.unknown_account', 'login.account_empty', 'node.unreachable'] as const) {
      expect(fieldOf(code)).toEqual(['account']);
    }
  });
});
