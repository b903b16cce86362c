import { expect, it } from 'vitest';
import { getAccountNames } from './getAccountNames.ts';
import { getAssetUnits } from './getAssetUnits.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

it('reads names and nothing else of an account, null for an unknown one', async () => {
  const client = clientAnswering(() => [{ name: 'bob-holder2', options: 'of a later chain' }, null]);
  expect(await getAccountNames(client, ['1.2.18', '1.2.99'])).toEqual(['bob-holder2', null]);
  expect(client.asked).toEqual([
    { api: 'database', method: 'get_accounts', params: [['1.2.18', '1.2.99'], false] },
  ]);
});

it('reads symbol and precision and nothing else of an asset, null for an unknown one', async () => {
  const client = clientAnswering(() => [{ symbol: 'SPAM', precision: 3, options: null }, null]);
  expect(await getAssetUnits(client, ['1.3.7', '1.3.99'])).toEqual([{ symbol: 'SPAM', precision: 3 }, null]);
  expect(client.asked).toEqual([
    { api: 'database', method: 'get_assets', params: [['1.3.7', '1.3.99'], false] },
  ]);
});

it.each([
  ['names', getAccountNames],
  ['units', getAssetUnits],
] as const)('asks for at most 100 %s at once, and makes no call for none', async (_what, read) => {
  const client = clientAnswering((_, [ids]) => (ids as string[]).map(() => null));
  await read(
    client,
    Array.from({ length: 250 }, (_, index) => `1.2.${index}`),
  );
  await read(client, []);
  expect(client.asked.map(({ params }) => (params[0] as string[]).length)).toEqual([100, 100, 50]);
});
