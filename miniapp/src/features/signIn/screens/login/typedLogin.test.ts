// @vitest-environment jsdom
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import { describe, expect, it, vi } from 'vitest';
import { noteRegistration } from '../../model/lastRegistration.ts';
import { errorsOf, readAccount } from './typedLogin.ts';

describe('the errors of the form', () => {
  it('are under the field they concern', () => {
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

describe('an account unknown to the chain', () => {
  const read = (name: string) => readAccount({ call: async () => [null] } as never, name);

  it('does not exist, or is on its way if it was registered on this device in the last day', async () => {
    vi.useFakeTimers({ now: 1_795_000_000_000 });
    noteRegistration('anna-2047');
    await expect(read('anna-2046')).rejects.toMatchObject({ code: 'login.unknown_account' });
    await expect(read('anna-2047')).rejects.toMatchObject({
      code: 'new_account.not_on_chain',
      facts: { account: 'anna-2047' },
    });
    vi.setSystemTime(1_795_000_000_000 + 86_400_000);
    await expect(read('anna-2047')).rejects.toMatchObject({ code: 'login.unknown_account' });
    vi.useRealTimers();
  });
});
