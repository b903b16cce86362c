import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { createFetchJson } from '@xbts/shared/services/fetchJson.ts';
import { stakingServiceRoutes } from '@xbts/shared/services/stakingForms.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../world/createWorld.ts';
import { type Services, startServices } from './startServices.ts';

let services: Services;
beforeAll(async () => {
  const { ledger } = await createWorld({ liveDays: 1 });
  services = await startServices({ chain: { ledger, codec: await loadCodec() } });
});
afterEach(() => services.conditions.reset());
afterAll(() => services.close());

const { percents, assets, noQuorumAssets } = stakingServiceRoutes;
const get = async ({ path }: { path: string }): Promise<unknown> =>
  (await fetch(`${services.url}/staking${path}`)).json();

it('the staking service separates its sums, and names coins without their prefix, like the real one', async () => {
  expect(await get(percents)).toMatchObject({
    total: { bonusesAmount: '3820000.000000', holders: 4, realAmount: '2370000.000000' },
    holders: [
      { account: 'grace-whale8', amount: '900000.000000', bonus: '900000.000000', percent: '47.1' },
      { account: 'bob-holder2', amount: '700000.000000', bonus: '250000.000000', percent: '24.9' },
      { account: 'alice-trader7', amount: '550000.000000', bonus: '300000.000000', percent: '22.3' },
      { account: 'carol-pools3', amount: '220000.000000', bonus: '0.000000', percent: '5.8' },
    ],
  });
  const fees = expect.any(Number);
  expect(await get(assets)).toEqual([
    { ticker: 'BTS', accumulated_fees: fees, min: 1_500_000 },
    { ticker: 'BTC', accumulated_fees: fees, min: 0.06667 },
    { ticker: 'USDT', accumulated_fees: fees, min: 6_000 },
  ]);
  expect(await get(noQuorumAssets)).toEqual([{ ticker: 'STH', accumulated_fees: fees, min: 1_579_000 }]);
});

it('the product reads the same from both of its forms', async () => {
  const fetchJson = createFetchJson({ fetch, baseUrl: `${services.url}/staking` });
  const read = async () => ({
    percents: await callService(fetchJson, percents, {}),
    assets: await callService(fetchJson, assets, {}),
    waiting: await callService(fetchJson, noQuorumAssets, {}),
  });
  const real = await read();
  services.conditions.set('staking', { form: 'guess' });
  const guess = await read();
  const named = ({ assets: { rows, form }, waiting }: typeof real) => ({
    form,
    amounts: [...rows, ...waiting.rows].map(({ asset, amount }) => `${amount} ${asset}`),
  });
  expect([real.percents.form, named(real).form]).toEqual(['operator', 'operator']);
  expect([guess.percents.form, named(guess).form]).toEqual(['guess', 'guess']);
  expect(named(guess).amounts).toEqual(named(real).amounts);
  const sums = ({ percents: { staked, weight, count } }: typeof real) => ({ staked, weight, count });
  expect(sums(guess)).toEqual(sums(real));
});
