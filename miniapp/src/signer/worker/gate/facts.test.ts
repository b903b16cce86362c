import type { AssetCreate } from '@xbts/shared/protocol/operations/assetCreate.ts';
import { type Fact, fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { describe, expect, it } from 'vitest';
import { alice, bob, btsAmount, codeOf } from '../signer.fixture.ts';
import { factsBy } from './facts.ts';

const fee = { amount: 0, asset_id: '1.3.0' };
const core = (amount: number) => ({ amount, asset_id: '1.3.0' });
const agreed = {
  time: 0,
  nodes: 2,
  accounts: [alice, bob],
  assets: [
    { id: '1.3.0', symbol: 'BTS', precision: 5 },
    { id: '1.3.5', symbol: 'USDT', precision: 4 },
    { id: '1.3.9', symbol: 'SHARES', precision: 2 },
  ],
};
const operation = (type: number, payload: object) => [type, { fee, ...payload }] as unknown as Operation;
const factsOf = (...operations: Operation[]) => factsBy(operations, agreed);
const REFUSED = 'signer.operation_not_allowed';
const bts = btsAmount(100_000n);

describe('an operation', () => {
  it('has facts for a payment among others, and the lines of the sheet for a single one', () => {
    const pay = operation(operationType.transfer, { from: alice.id, to: bob.id, amount: core(100_000) });
    const facts = [fact('transfer', { amount: bts, name: bob.name, id: bob.id })];
    expect(factsOf(pay)).toEqual([[]]);
    expect(factsOf(pay, pay)).toEqual([facts, facts]);
  });

  it('shows a pool with its two fees in hundredths of a percent', () => {
    const pool = operation(operationType.liquidity_pool_create, {
      asset_a: '1.3.0',
      asset_b: '1.3.5',
      share_asset: '1.3.9',
      taker_fee_percent: 30,
      withdrawal_fee_percent: 125,
    });
    const pair = { assetA: 'BTS', assetB: 'USDT', share: 'SHARES' };
    expect(factsOf(pool)).toEqual([[fact('poolCreate', { ...pair, taker: '0.3', withdrawal: '1.25' })]]);
  });

  it('is never of an unsigned kind', async () => {
    const issue = operation(operationType.asset_issue, { asset_to_issue: core(1), issue_to_account: bob.id });
    expect(await codeOf(() => factsOf(issue))).toBe(REFUSED);
  });

  it.each([
    ['asset', { accounts: [alice, bob], assets: [] }],
    ['recipient', { accounts: [alice], assets: agreed.assets }],
  ])('names nothing that the agreed facts lack: another %s has no name', (part, facts) => {
    const pay = operation(operationType.transfer, { from: alice.id, to: bob.id, amount: core(1) });
    expect(() => factsBy([pay, pay], { ...agreed, ...facts })).toThrow(
      expect.objectContaining({ code: 'signer.not_as_shown', facts: { part } }),
    );
  });

  it('shows the expiration of a resting order, unless it never rests', () => {
    const order = (fill_or_kill: boolean) =>
      operation(operationType.limit_order_create, {
        amount_to_sell: core(100_000),
        min_to_receive: { amount: 5, asset_id: '1.3.5' },
        expiration: '2026-11-24T05:00:00',
        fill_or_kill,
      });
    const values = { amount: bts, least: { assetId: '1.3.5', symbol: 'USDT', precision: 4, units: 5n } };
    const time = { moment: Date.UTC(2026, 10, 24, 5) };
    expect(factsOf(order(true))).toEqual([[fact('orderAtOnce', values)]]);
    expect(factsOf(order(false))).toEqual([[fact('orderRests', { ...values, time })]]);
  });

  it('is a lifetime membership, and never one for a year', async () => {
    const upgrade = (upgrade_to_lifetime_member: boolean) =>
      operation(operationType.account_upgrade, { account_to_upgrade: bob.id, upgrade_to_lifetime_member });
    expect(factsOf(upgrade(true))).toEqual([[fact('upgrade', { name: bob.name, id: bob.id })]]);
    expect(await codeOf(() => factsOf(upgrade(false)))).toBe(REFUSED);
  });
});

describe('a locked amount', () => {
  const begin = '2026-11-21T05:00:00';
  const locked = (policy: unknown, owner = alice.id) =>
    operation(operationType.vesting_balance_create, {
      creator: alice.id,
      owner,
      amount: core(100_000),
      policy,
    });

  it('is described by both moments, or by its days', () => {
    const linear = { begin_timestamp: begin, vesting_cliff_seconds: 3600, vesting_duration_seconds: 86_400 };
    const start = Date.parse(`${begin}Z`);
    const told = (term: Fact) => [[fact('vestingCreate', { amount: bts, term: [term] })]];
    expect(factsOf(locked([0, linear]))).toEqual(
      told(fact('termLinear', { cliff: { moment: start + 3_600_000 }, end: { moment: start + 86_400_000 } })),
    );
    const days = [1, { start_claim: begin, vesting_seconds: 30 * 86_400 }];
    expect(factsOf(locked(days))).toEqual(
      told(fact('termCoinDays', { start: { moment: start }, count: 30 })),
    );
  });

  it('belongs to nobody else, and has a term', async () => {
    const days = [1, { start_claim: begin, vesting_seconds: 30 * 86_400 }];
    expect(await codeOf(() => factsOf(locked(days, bob.id)))).toBe(REFUSED);
    expect(await codeOf(() => factsOf(locked([2, {}])))).toBe(REFUSED);
  });
});

describe('a new asset', () => {
  const plain: AssetCreate['common_options'] = {
    max_supply: '123450',
    market_fee_percent: 0,
    max_market_fee: 0,
    issuer_permissions: 0,
    flags: 0,
    core_exchange_rate: { base: core(1), quote: { amount: 1, asset_id: '1.3.1' } },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  };
  const created = (options: object = {}, change: object = {}) =>
    operation(operationType.asset_create, {
      symbol: 'SHARES.POOL',
      precision: 3,
      common_options: { ...plain, ...options },
      is_prediction_market: false,
      ...change,
    });

  it('is described by name, precision and maximum supply', () => {
    const supply = { units: 123_450n, precision: 3 };
    expect(factsOf(created())).toEqual([
      [fact('assetCreate', { symbol: 'SHARES.POOL', precision: 3, supply })],
    ]);
  });

  it.each([
    { market_fee_percent: 1 },
    { max_market_fee: 1 },
    { issuer_permissions: 1 },
    { flags: 1 },
    { core_exchange_rate: { base: core(2), quote: { amount: 1, asset_id: '1.3.1' } } },
    { core_exchange_rate: { base: core(1), quote: { amount: 1, asset_id: '1.3.5' } } },
    { whitelist_authorities: [bob.id] },
    { blacklist_authorities: [bob.id] },
    { whitelist_markets: ['1.3.5'] },
    { blacklist_markets: ['1.3.5'] },
    { extensions: { reward_percent: 1 } },
    { description: 'of great worth' },
  ])('is refused with a permission or a text that no fact shows: %j', async (options) => {
    expect(await codeOf(() => factsOf(created(options)))).toBe(REFUSED);
  });

  it('is not a prediction market', async () => {
    const market = created({}, { is_prediction_market: true });
    expect(await codeOf(() => factsOf(market))).toBe(REFUSED);
  });
});
