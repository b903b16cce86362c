// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLastRegistration } from './lastRegistration.ts';
import { registerAccount } from './newAccounts.ts';

const onChain = vi.hoisted(() => ({ ownerKey: '', others: [] as string[] }));
vi.mock('../../../platform/chain/chain.ts', () => ({
  chain: {
    call: async () => {
      if (onChain.ownerKey === '') return [null];
      const key_auths = [onChain.ownerKey, ...onChain.others].map((key) => [key, 1]);
      const authority = { key_auths, account_auths: [], address_auths: [] };
      return [
        { name: 'anna-2047', owner: authority, active: authority, options: { memo_key: onChain.ownerKey } },
      ];
    },
  },
}));

const KEY = 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg';
const keys = { owner: KEY, active: KEY, memo: KEY };
const created = { name: 'anna-2047', owner_key: KEY, active_key: KEY, memo_key: KEY };
const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();

beforeEach(() => {
  onChain.ownerKey = '';
  onChain.others = [];
  fetched.mockReset().mockImplementation(async () => Response.json({ account: created }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const sent = () => JSON.parse(fetched.mock.calls[0]?.[1].body ?? '{}');

describe('the registration of an account', () => {
  it('sends the name, three public keys and the inviter, and nothing else', async () => {
    localStorage.setItem('partner_id', 'bob-holder2');
    await registerAccount('anna-2047', keys);
    expect(fetched.mock.calls[0]?.[0]).toBe('/faucet/api/v1/accounts');
    expect(sent()).toEqual({
      account: {
        name: 'anna-2047',
        owner_key: KEY,
        active_key: KEY,
        memo_key: KEY,
        refcode: 'bob-holder2',
        referrer: 'bob-holder2',
      },
    });
  });

  it("sends the bot's proof of the partner together with the partner id", async () => {
    localStorage.setItem('partner_id', 'bob-holder2');
    localStorage.setItem('partner_signature', '00112233aabbccdd');
    await registerAccount('anna-2047', keys);
    expect(sent().account).toMatchObject({
      refcode: 'bob-holder2_00112233aabbccdd',
      referrer: 'bob-holder2',
    });
  });

  it('names no referrer for a partner id that is not an account name', async () => {
    localStorage.setItem('partner_id', 'Campaign_7');
    await registerAccount('anna-2047', keys);
    expect(sent().account).toMatchObject({ refcode: 'Campaign_7', referrer: null });
  });

  it("fails with the faucet's own text under its code, also for a limit", async () => {
    const error = { code: 'new_account.address_limit', message: 'Only one account per IP 30 min' };
    fetched.mockResolvedValue(Response.json({ error }, { status: 429 }));
    await expect(registerAccount('anna-2047', keys)).rejects.toMatchObject({
      code: 'service.refused',
      facts: error,
    });
  });

  it.each([
    ['another name', { ...created, name: 'anna-2048' }],
    ['another key', { ...created, active_key: 'BTS7Kc6oaGGAs1Nfpd2Hk2tAf5eXJpKeShyHCtJy9pxfHLhKdxTPV' }],
  ])('fails when the answer concerns %s', async (_what, account) => {
    vi.useFakeTimers();
    fetched.mockResolvedValue(Response.json({ account }));
    const registered = expect(registerAccount('anna-2047', keys)).rejects.toMatchObject({
      code: 'new_account.other_answer',
      facts: { account: 'anna-2047' },
    });
    await vi.runAllTimersAsync();
    await registered;
  });

  it('has succeeded when the answer was lost and the chain has the account with these keys', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    onChain.ownerKey = KEY;
    await expect(registerAccount('anna-2047', keys)).resolves.toBeUndefined();
  });

  it('has succeeded when the answer was lost and the account is in a block some seconds later', async () => {
    vi.useFakeTimers();
    fetched.mockRejectedValue(new TypeError('network'));
    const registered = registerAccount('anna-2047', keys);
    await vi.advanceTimersByTimeAsync(5_000);
    onChain.ownerKey = KEY;
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(registered).resolves.toBeUndefined();
  });

  it('has failed when the name on the chain has other keys', async () => {
    vi.useFakeTimers();
    fetched.mockRejectedValue(new TypeError('network'));
    onChain.ownerKey = 'BTS-of-somebody-else';
    const registered = expect(registerAccount('anna-2047', keys)).rejects.toMatchObject({
      code: 'service.unreachable',
    });
    await vi.runAllTimersAsync();
    await registered;
  });
});

describe("the device's record of a registration", () => {
  const remembered = () => useLastRegistration.getState();

  it('is its name and time, from before the answer on', async () => {
    vi.useFakeTimers({ now: 1_795_000_000_000 });
    let duringRequest = '';
    fetched.mockImplementation(async () => {
      duringRequest = localStorage.getItem('xbts.registration') ?? '';
      return Response.json({ account: created });
    });
    await registerAccount('anna-2047', keys);
    expect(JSON.parse(duringRequest).state).toEqual({ name: 'anna-2047', at: 1_795_000_000_000 });
    expect(remembered()).toMatchObject({ name: 'anna-2047', at: 1_795_000_000_000 });
  });

  it('is removed by a refusal, and stays when the outcome is unknown', async () => {
    useLastRegistration.change({ name: 'anna-2046', at: 5 });
    const error = { code: 'account_name.barred', message: 'name not allowed' };
    fetched.mockResolvedValueOnce(Response.json({ error }, { status: 422 }));
    await expect(registerAccount('anna-2047', keys)).rejects.toThrow();
    expect(remembered()).toMatchObject({ name: 'anna-2046', at: 5 });
    vi.useFakeTimers();
    fetched.mockRejectedValueOnce(new TypeError('network'));
    const lost = expect(registerAccount('anna-2047', keys)).rejects.toThrow();
    await vi.runAllTimersAsync();
    await lost;
    expect(remembered()).toMatchObject({ name: 'anna-2047' });
  });
});
