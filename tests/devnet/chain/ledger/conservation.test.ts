import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ledger } from './ledger.ts';
import { NodeError } from './nodeError.ts';
import type { Asset } from './objects/amounts.ts';
import { anyStep, richChain } from './richChain.ts';
import { ASSET_A, ASSET_B, SHARE } from './smallChain.ts';
import type { State } from './state.ts';

const CORE = '1.3.0';
const ASSETS = [CORE, ASSET_A, ASSET_B, SHARE];

/** The whole supply of an asset, wherever it is held. */
function total(state: State, assetId: string): bigint {
  const sum = (assets: Iterable<Asset>): bigint =>
    [...assets].reduce((all, { amount, asset_id }) => (asset_id === assetId ? all + amount : all), 0n);
  const core = (amount: bigint): Asset => ({ amount, asset_id: CORE });
  const balances = [...state.all('2.5')].map(({ balance, asset_type }) => ({
    amount: balance,
    asset_id: asset_type,
  }));
  const orders = [...state.all('1.7')].flatMap((order) => [
    { amount: order.for_sale, asset_id: order.sell_price.base.asset_id },
    order.deferred_paid_fee,
    core(order.deferred_fee),
  ]);
  const pools = state.pools().flatMap(({ asset_a, balance_a, asset_b, balance_b }) => [
    { amount: balance_a, asset_id: asset_a },
    { amount: balance_b, asset_id: asset_b },
  ]);
  const vesting = [...state.all('1.13')].map(({ balance }) => balance);
  const locked = [...state.all('1.16')].map(({ transfer }) => transfer);
  const feePools = [...state.all('2.3')].map(({ fee_pool }) => core(fee_pool));
  const pending = [...state.all('2.6')].map(({ pending_fees, pending_vested_fees }) =>
    core(pending_fees + pending_vested_fees),
  );
  const collected = { amount: state.dynamicData(assetId).accumulated_fees, asset_id: assetId };
  const budget = core(state.dynamic.witness_budget);
  return sum([
    ...balances,
    ...orders,
    ...pools,
    ...vesting,
    ...locked,
    ...feePools,
    ...pending,
    collected,
    budget,
  ]);
}

function expectConserved({ state }: Ledger): void {
  const totals = ASSETS.map((asset) => [asset, total(state, asset)]);
  const supplies = ASSETS.map((asset) => [asset, state.dynamicData(asset).current_supply]);
  expect(totals).toEqual(supplies);
}

describe('after any operations', () => {
  it('the amount of each asset equals its supply, after each step and each block', async () => {
    let applied = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 60, size: 'max' }), async (steps) => {
        const ledger = await richChain();
        for (const run of steps) {
          try {
            run(ledger);
            applied += 1;
          } catch (error) {
            if (!(error instanceof NodeError)) throw error;
          }
          expectConserved(ledger);
        }
        ledger.produceBlock();
        expectConserved(ledger);
      }),
      { numRuns: 40, seed: 20261121 },
    );
    expect(applied).toBeGreaterThan(500);
  });
});
