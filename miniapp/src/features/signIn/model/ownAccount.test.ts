import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Look, waitForAccount } from './ownAccount.ts';

const KEY = 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg';
const keys = { owner: KEY, active: KEY, memo: KEY };
const answer = vi.hoisted(() => ({ of: async (): Promise<unknown[]> => [null] }));
vi.mock('../../../platform/chain/chain.ts', () => ({ chain: { call: () => answer.of() } }));

const heldBy = (...held: string[]) => {
  const authority = { key_auths: held.map((key) => [key, 1]), account_auths: [], address_auths: [] };
  return { name: 'anna-2047', owner: authority, active: authority, options: { memo_key: KEY } };
};

beforeEach(() => {
  answer.of = async () => [null];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function waiting() {
  const looks: Look[] = [];
  const ended = new AbortController();
  const account = waitForAccount('anna-2047', keys, {
    signal: ended.signal,
    onLook: (look) => looks.push(look),
  });
  account.catch(() => undefined);
  return { account, looks, ended };
}

describe('a registered account', () => {
  it('is accepted when the user alone holds it', async () => {
    answer.of = async () => [heldBy(KEY)];
    expect(await waiting().account).toMatchObject({ options: { memo_key: KEY } });
  });

  it('is never used if its registrar has a key of it', async () => {
    answer.of = async () => [heldBy(KEY, 'BTS7Kc6oaGGAs1Nfpd2Hk2tAf5eXJpKeShyHCtJy9pxfHLhKdxTPV')];
    await expect(waiting().account).rejects.toMatchObject({ code: 'new_account.foreign_keys' });
  });

  it('is awaited for as long as necessary, and late after half a minute', async () => {
    const { account, looks } = waiting();
    await vi.advanceTimersByTimeAsync(28_500);
    expect(looks.at(-1)).toEqual({ isLate: false, trouble: null });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(looks.at(-1)).toEqual({ isLate: true, trouble: null });
    answer.of = async () => [heldBy(KEY)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await account).toMatchObject({ name: 'anna-2047' });
  });

  it('is awaited while no node answers, which is shown', async () => {
    const { account, looks } = waiting();
    answer.of = () => Promise.reject(new AppError('node.unreachable', { method: 'get_accounts' }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(looks.at(-1)?.trouble).toMatchObject({ code: 'node.unreachable' });
    answer.of = async () => [heldBy(KEY)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await account).toMatchObject({ name: 'anna-2047' });
  });

  it('is no longer looked for once the screen is left', async () => {
    const { account, looks, ended } = waiting();
    await vi.advanceTimersByTimeAsync(2_500);
    ended.abort();
    const before = looks.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks).toHaveLength(before);
    await expect(account).rejects.toMatchObject({ code: 'request.cancelled' });
  });
});
