import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dataServerPaths } from './contract.ts';
import { explorerRoutes } from './explorer.ts';
import { faucetRequestSchema, faucetRoutes } from './faucet.ts';
import { newsRoutes } from './news.ts';
import { stakingRoutes } from './staking.ts';
import { subscriptionPaths } from './subscription.ts';

const all = {
  ...dataServerPaths,
  ...explorerRoutes,
  ...faucetRoutes,
  ...newsRoutes,
  ...stakingRoutes,
  ...subscriptionPaths,
};
const secondsOf = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, (all as Record<string, { ttlSeconds: number }>)[name]?.ttlSeconds]),
  );

it('an answer may be kept for as long as what it tells stays true', () => {
  const routes = Object.entries(all);
  const kept = Object.groupBy(routes, ([, { ttlSeconds }]) => `${ttlSeconds}`);
  const names = (seconds: number) => kept[seconds]?.map(([name]) => name).sort();
  console.log(JSON.stringify(Object.fromEntries(Object.keys(kept).map((each) => [each, names(Number(each))]))));
});
