// @vitest-environment jsdom
import '../../../../../browser.fixture.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const refused = (code: string, message: string) =>
  refusalOf(new AppError('service.refused', { status: 422, code, message }));

describe('a refused registration', () => {
  it.each([
    ['new_account.address_limit', 'Only one account per IP 30 min', { minutes: 30 }],
    ['new_account.address_limit', 'Only one account per IP 45 min', { minutes: 45 }],
    ['account_name.barred', 'name not allowed', {}],
    ['account_name.premium', 'Only standard accounts names allowed', {}],
    ['new_account.failed', 'Error registration new account.', {}],
    ['new_account.closed', 'Broadcast Tx off', {}],
  ])('has what %s means beside the faucet’s own “%s”', (code, words, facts) => {
    expect(refused(code, words)).toMatchObject({ known: { code, facts }, words });
  });

  it('has the faucet’s words alone where nobody knows what they mean', () => {
    expect(refused('service.refused', 'One account a day, please')).toEqual({
      known: null,
      words: 'One account a day, please',
    });
  });

  it.each([
    'service.unreachable',
    'service.bad_answer',
    'new_account.too_many',
    'new_account.barred_address',
  ])('is notified by the code %s where the words are the server’s', (code) => {
    const english = 'A service this answer comes from can not be reached.';
    expect(refused(code, english)).toMatchObject({ known: { code }, words: '' });
  });

  it('is any other failure as it is', () => {
    const error = new AppError('new_account.other_answer', { account: 'anna-2047' });
    expect(refusalOf(error)).toEqual({ known: error, words: '' });
    const silent = new AppError('service.refused', { status: 502, code: '', message: '' });
    expect(refusalOf(silent)).toEqual({ known: silent, words: '' });
  });
});
