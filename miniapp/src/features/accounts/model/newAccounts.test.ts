// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerAccount, waitForAccount } from './newAccounts.ts';

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
const fetched = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();

beforeEach(() => {
  onChain.ownerKey = '';
  onChain.others = [];
  fetched.mockReset().mockResolvedValue(Response.json({ account: { name: 'anna-2047' } }, { status: 201 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const sent = () => JSON.parse(fetched.mock.calls[0]?.[1].body ?? '{}');

describe('the registration of an account', () => {
  it('sends the name, three public keys and who sent the user, and nothing else', async () => {
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

  it('sends the proof that the bot made of the partner along with the partner id', async () => {
    localStorage.setItem('partner_id', 'bob-holder2');
    localStorage.setItem('partner_signature', '00112233aabbccdd');
    await registerAccount('anna-2047', keys);
    expect(sent().account).toMatchObject({
      refcode: 'bob-holder2_00112233aabbccdd',
      referrer: 'bob-holder2',
    });
  });

  it('names no referrer for a partner id that is no account name', async () => {
    localStorage.setItem('partner_id', 'Campaign_7');
    await registerAccount('anna-2047', keys);
    expect(sent().account).toMatchObject({ refcode: 'Campaign_7', referrer: null });
  });

  it("fails with the faucet's own words, also when it is a limit", async () => {
    const error = { code: 'service.refused', message: 'One account a day' };
    fetched.mockResolvedValue(Response.json({ error }, { status: 429 }));
    await expect(registerAccount('anna-2047', keys)).rejects.toMatchObject({
      code: 'service.refused',
      facts: { message: 'One account a day' },
    });
  });

  it('has succeeded when the answer was lost and the chain has the account with these keys', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    onChain.ownerKey = KEY;
    await expect(registerAccount('anna-2047', keys)).resolves.toBeUndefined();
  });

  it('has failed when the chain has the name with the keys of somebody else', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    onChain.ownerKey = 'BTS-of-somebody-else';
    await expect(registerAccount('anna-2047', keys)).rejects.toMatchObject({ code: 'service.unreachable' });
  });
});

describe('an account that was registered', () => {
  it('is taken when the user alone holds it', async () => {
    onChain.ownerKey = KEY;
    expect(await waitForAccount('anna-2047', keys)).toMatchObject({ options: { memo_key: KEY } });
  });

  it('is never used when whoever registered it kept a key of it', async () => {
    onChain.ownerKey = KEY;
    onChain.others = ['BTS7Kc6oaGGAs1Nfpd2Hk2tAf5eXJpKeShyHCtJy9pxfHLhKdxTPV'];
    await expect(waitForAccount('anna-2047', keys)).rejects.toMatchObject({
      code: 'new_account.foreign_keys',
    });
  });
});
