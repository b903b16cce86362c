import type { FetchJson, JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { describe, expect, it } from 'vitest';
import { createPartnerLinks } from '../../telegram/partnerLinks.ts';
import { genuinePartners } from './genuinePartners.ts';

const keys = { owner_key: 'BTS6Y45QWfdEWjoEeBteGBxCHSqts3w4ZHTP5fjir5Xh1um5nT7Gg' };
const account = { name: 'anna-2047', ...keys, active_key: keys.owner_key, memo_key: keys.owner_key };

/** What reaches the faucet of a registration that names this partner. */
async function named(
  links: Parameters<typeof createPartnerLinks>[0],
  refcode: string | null,
  referrer: string | null | undefined,
): Promise<unknown> {
  let body: unknown;
  const faucet: FetchJson = async (request) => {
    body = request.body;
    return { status: 201, body: {} };
  };
  const checked = genuinePartners(faucet, createPartnerLinks(links));
  await checked({
    method: 'POST',
    path: '/api/v1/accounts',
    body: { account: { ...account, refcode, referrer } },
  });
  return body;
}

const registered = (refcode: string | null, referrer: string | null) => ({
  account: { ...account, refcode, referrer },
});

describe('a registration under a secret', () => {
  const links = { secret: 'secret of the operator', countsUnsigned: false };
  const signed = createPartnerLinks(links).startParamOf('bob-holder2') ?? '';
  const under = (refcode: string | null, referrer: string | null) => named(links, refcode, referrer);

  it('names the partner of the signed link, and keeps the signature back', async () => {
    expect(await under(signed, 'bob-holder2')).toEqual(registered('bob-holder2', 'bob-holder2'));
  });

  it('names nobody for a partner that was made up, or another than the signed one', async () => {
    expect(await under('bob-holder2', 'bob-holder2')).toEqual(registered(null, null));
    expect(await under('bob-holder2_0011223344556677', 'bob-holder2')).toEqual(registered(null, null));
    expect(await under(signed, 'carol-pools3')).toEqual(registered(null, null));
    expect(await under(null, 'carol-pools3')).toEqual(registered(null, null));
  });
});

it('where the operator counts unsigned links the partner is named as the app says', async () => {
  const links = { secret: '', countsUnsigned: true };
  expect(await named(links, 'bob-holder2', 'bob-holder2')).toEqual(registered('bob-holder2', 'bob-holder2'));
  expect(await named(links, 'Campaign_7', null)).toEqual(registered('Campaign_7', null));
  expect(await named(links, null, null)).toEqual(registered(null, null));
});

it('who names no referrer at all, or a long campaign, is counted for what fits', async () => {
  const links = { secret: '', countsUnsigned: true };
  expect(await named(links, 'Campaign_7', undefined)).toEqual(registered('Campaign_7', null));
  const letters = (count: number) => 'c'.repeat(count);
  expect(await named(links, letters(63), null)).toEqual(registered(letters(63), null));
  expect(await named(links, letters(64), null)).toEqual(registered(letters(63), null));
});

it('without a secret and without that choice nobody is named', async () => {
  const links = { secret: '', countsUnsigned: false };
  expect(await named(links, 'bob-holder2', 'bob-holder2')).toEqual(registered(null, null));
});

it('what is no registration goes on as it came', async () => {
  const requests: JsonRequest[] = [];
  const faucet: FetchJson = async (request) => {
    requests.push(request);
    return { status: 200, body: {} };
  };
  const checked = genuinePartners(faucet, createPartnerLinks({ secret: '', countsUnsigned: false }));
  const other: JsonRequest = { method: 'GET', path: '/api/v1/coins' };
  await checked(other);
  expect(requests).toEqual([other]);
});
