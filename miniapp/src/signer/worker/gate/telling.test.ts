import type { AssetCreate } from '@xbts/shared/protocol/operations/assetCreate.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { describe, expect, it } from 'vitest';
import { alice, bob, codeOf } from '../signer.fixture.ts';
import { isTold, says } from './telling.ts';
import { momentOf } from './words.ts';

const fee = { amount: 0, asset_id: '1.3.0' };
const core = (amount: number) => ({ amount, asset_id: '1.3.0' });
const agreed = {
  accounts: [alice, bob],
  assets: [
    { id: '1.3.0', symbol: 'BTS', precision: 5 },
    { id: '1.3.5', symbol: 'USDT', precision: 4 },
    { id: '1.3.9', symbol: 'SHARES', precision: 2 },
  ],
};
const operation = (type: number, payload: object) => [type, { fee, ...payload }] as unknown as Operation;
const told = (of: Operation, sentence: string | null, isAlone = true) =>
  isTold(of, sentence, { agreed, isAlone });
const REFUSED = 'signer.operation_not_allowed';

/** A sentence of all these words tells it, and none that lacks one of them. */
function expectTold(of: Operation, words: readonly string[]) {
  expect(told(of, words.join(', '))).toBe(true);
  for (const word of words)
    expect([word, told(of, words.filter((each) => each !== word).join(', '))]).toEqual([word, false]);
}

describe('what is told by a sentence', () => {
  it('is a payment among others, and one that stands alone by its lines', () => {
    const pay = operation(operationType.transfer, { from: alice.id, to: bob.id, amount: core(150_000) });
    const words = `1.50000\u00a0BTS to ${bob.name} (${bob.id})`;
    expect([told(pay, words, false), told(pay, null, false), told(pay, null)]).toEqual([true, false, true]);
    expect(told(operation(operationType.limit_order_cancel, { order: '1.7.3' }), null)).toBe(false);
  });

  it('is a pool with its two fees in hundredths of a percent', () => {
    const pool = operation(operationType.liquidity_pool_create, {
      asset_a: '1.3.0',
      asset_b: '1.3.5',
      share_asset: '1.3.9',
      taker_fee_percent: 30,
      withdrawal_fee_percent: 125,
    });
    expectTold(pool, ['BTS', 'USDT', 'SHARES', '0.3', '1.25']);
  });

  it('is no kind that is never signed, whatever the words', async () => {
    const issue = operation(operationType.asset_issue, { asset_to_issue: core(1), issue_to_account: bob.id });
    expect(await codeOf(() => told(issue, `0.00001\u00a0BTS ${bob.name} ${bob.id}`))).toBe(REFUSED);
  });

  it('is until when an order rests, but for one that never does', () => {
    const expiration = '2026-11-24T05:00:00';
    const order = (fill_or_kill: boolean) =>
      operation(operationType.limit_order_create, {
        amount_to_sell: core(100_000),
        min_to_receive: { amount: 5, asset_id: '1.3.5' },
        expiration,
        fill_or_kill,
      });
    const [sold, wanted] = ['1.00000\u00a0BTS', '0.0005\u00a0USDT'];
    expectTold(order(true), [sold, wanted]);
    expectTold(order(false), [sold, wanted, momentOf(expiration)]);
  });

  it('is a membership for life, and never one for a year', async () => {
    const upgrade = (upgrade_to_lifetime_member: boolean) =>
      operation(operationType.account_upgrade, { account_to_upgrade: bob.id, upgrade_to_lifetime_member });
    expectTold(upgrade(true), [bob.name, bob.id]);
    expect(await codeOf(() => told(upgrade(false), `${bob.name} ${bob.id}`))).toBe(REFUSED);
  });
});

describe('what is locked away', () => {
  const begin = '2026-11-21T05:00:00';
  const locked = (policy: unknown, owner = alice.id) =>
    operation(operationType.vesting_balance_create, {
      creator: alice.id,
      owner,
      amount: core(100_000),
      policy,
    });

  it('is told by both moments, or by its days', () => {
    const linear = { begin_timestamp: begin, vesting_cliff_seconds: 3600, vesting_duration_seconds: 86_400 };
    expectTold(locked([0, linear]), ['1.00000\u00a0BTS', momentOf(begin, 3600), momentOf(begin, 86_400)]);
    const days = [1, { start_claim: begin, vesting_seconds: 30 * 86_400 }];
    expectTold(locked(days), ['1.00000\u00a0BTS', momentOf(begin), '30']);
  });

  it('is nobody else’s', async () => {
    const days = [1, { start_claim: begin, vesting_seconds: 30 * 86_400 }];
    expect(await codeOf(() => told(locked(days, bob.id), `1.00000\u00a0BTS 30 ${bob.id}`))).toBe(REFUSED);
  });

  it('is not without a term', async () => {
    expect(await codeOf(() => told(locked([2, {}]), '1.00000\u00a0BTS'))).toBe(REFUSED);
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

  it('is told by name, precision and most units', () => {
    expectTold(created(), ['SHARES.POOL', '3', '123.45']);
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
  ])('is refused with a power or a text that the sheet has no words for: %j', async (options) => {
    expect(await codeOf(() => told(created(options), 'SHARES.POOL, 3, 123.45'))).toBe(REFUSED);
  });

  it('is no prediction market', async () => {
    const market = created({}, { is_prediction_market: true });
    expect(await codeOf(() => told(market, 'SHARES.POOL, 3, 123.45'))).toBe(REFUSED);
  });
});

it('a word is said by itself, not as a part of a longer one', () => {
  for (const sentence of ['1.5', '(1.5)', 'is 1.5, and', '1.5.', '1.5 %'])
    expect(says(sentence, '1.5')).toBe(true);
  for (const sentence of [
    '11.5',
    '1.55',
    '-1.5',
    '\u22121.5',
    '1.5.3',
    '2.1.5',
    '1\u202f1.5',
    '1.5\u202f000',
    '1x5',
  ])
    expect(says(sentence, '1.5')).toBe(false);
});
