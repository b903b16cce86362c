import { readStartParam } from '@xbts/shared/services/startParam.ts';
import { startPath } from '@xbts/shared/services/startRoutes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeMarket } from '../../chain/market/fakeMarket.fixture.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { addAccounts } from '../../storage/repositories/accounts.ts';
import { saveSubscriber } from '../../storage/repositories/subscribers.ts';
import { testStorage } from '../../storage/testStorage.fixture.ts';
import { createPartnerLinks } from '../partnerLinks.ts';
import { texts } from '../texts/languages.ts';
import { sharedMessage } from './sharedMessage.ts';

const [ANNA, STRANGER] = [7, 8];
let storage: Storage;

beforeAll(async () => {
  storage = await testStorage();
  await saveSubscriber(storage.db, { uid: ANNA, language: 'en', kinds: ['payout'] });
  await addAccounts(storage.db, ANNA, [{ id: '1.2.18', name: 'anna-holder1' }]);
});
afterAll(() => storage.close());

const partners = createPartnerLinks({ secret: 'the operator’s secret', countsUnsigned: false });
const message = (thing: Parameters<typeof sharedMessage>[0], userId = ANNA) =>
  sharedMessage(thing, { userId, texts: texts.en }, { market: fakeMarket(), partners, storage });

test('a pool is shared with its figures, their source and time, and a start parameter that opens that pool', async () => {
  const { title, html, text, startParam } = await message({ what: 'pool', poolId: '1.19.1' });
  expect(title).toBe('BTS / XBTSX.STH');
  expect(text).toBe('Liquidity pool BTS / XBTSX.STH on XBTS');
  expect(html).toMatch(/<code>XBTSX\.STH<\/code>.*APY 12\.50%.*<i>Source: .* UTC<\/i>/su);
  expect(startParam).toBe('--pool-1');
  const { screen } = readStartParam(startParam);
  expect(screen === undefined ? '' : startPath(screen)).toBe('/pool/1.19.1');
});

test('a pool that does not exist can not be shared', async () => {
  await expect(message({ what: 'pool', poolId: '1.19.99' })).rejects.toMatchObject({
    code: 'request.not_found',
    facts: { what: '1.19.99' },
  });
});

test('an invitation contains the account with the bot’s signature, only for its owner', async () => {
  const { startParam, text } = await message({ what: 'invitation', account: 'anna-holder1' });
  expect(partners.isGenuine(readStartParam(startParam))).toBe(true);
  expect(readStartParam(startParam).partner).toBe('anna-holder1');
  expect(text).toContain('anna-holder1 invites you to XBTS');
  await expect(message({ what: 'invitation', account: 'anna-holder1' }, STRANGER)).rejects.toMatchObject({
    code: 'share.account_unknown',
    facts: { account: 'anna-holder1' },
  });
  await expect(message({ what: 'invitation', account: 'bob-holder2' })).rejects.toMatchObject({
    code: 'share.account_unknown',
  });
});

test('the app is shared without a start parameter', async () => {
  expect(await message({ what: 'app' })).toMatchObject({ startParam: '', label: 'Open XBTS' });
});
