import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loadCodec } from './codec.ts';
import { feeInAssetRoundedUp } from './feeInAsset.ts';
import { defaultFeeParameters, feeOf } from './fees.ts';
import { type FeeSchedule, globalPropertiesSchema } from './globalProperties.ts';
import type { AssetCreate } from './operations/assetCreate.ts';
import type { Operation, OperationOf } from './operations.ts';
import { answerOf, keys, rpc, transactions } from './recorded.fixture.ts';

const codec = await loadCodec();
const recorded = v.parse(globalPropertiesSchema, answerOf('get_global_properties')).parameters.current_fees;
const empty: FeeSchedule = { parameters: [], scale: 10_000n };
const scheduleOf = (...parameters: FeeSchedule['parameters']): FeeSchedule => ({
  parameters,
  scale: 10_000n,
});
const core = (amount: number) => ({ amount, asset_id: '1.3.0' });

const memo = { from: keys[2]!.public_key, to: keys[5]!.public_key, nonce: '1', message: 'ab'.repeat(32) };
const transfer: OperationOf<0> = [
  0,
  { fee: core(0), from: '1.2.17', to: '1.2.18', amount: core(1), extensions: [] },
];
const issue: OperationOf<14> = [
  14,
  {
    fee: core(0),
    issuer: '1.2.17',
    asset_to_issue: { amount: 1, asset_id: '1.3.2' },
    issue_to_account: '1.2.18',
    extensions: [],
  },
];

describe('feeOf', () => {
  it('agrees with get_required_fees of a real node', () => {
    const call = rpc.find((entry) => entry.method === 'get_required_fees');
    const operations = call?.params[0] as Operation[];
    const required = call?.result as { amount: number }[];
    expect(operations).toHaveLength(6);
    expect(operations.map((operation) => feeOf(operation, recorded, codec))).toEqual(
      required.map((fee) => BigInt(fee.amount)),
    );
  });

  it('agrees with the core fee of every recorded transaction that paid exactly the required amount', () => {
    const paidInCore = transactions.flatMap(({ transaction }) =>
      transaction.operations.filter(
        ([, payload]) => payload.fee.asset_id === '1.3.0' && BigInt(payload.fee.amount) > 0n,
      ),
    );
    expect(paidInCore.length).toBeGreaterThan(80);
    for (const operation of paidInCore) {
      expect([operation[0], feeOf(operation, recorded, codec)]).toEqual([
        operation[0],
        BigInt(operation[1].fee.amount),
      ]);
    }
  });

  it('counts a memo by its bytes (case F5) and nothing without one (F6)', () => {
    expect(feeOf([0, { ...transfer[1], memo }], empty, codec)).toBe(2_105_468n);
    expect(feeOf(transfer, empty, codec)).toBe(2_000_000n);
  });

  it('charges asset_issue one byte for a missing memo (F4)', () => {
    expect(feeOf(issue, empty, codec)).toBe(2_000_097n);
  });

  it('uses the default for an operation the schedule does not list (F1)', () => {
    const order = rpc.find((entry) => entry.method === 'get_required_fees')?.params[0] as Operation[];
    expect(feeOf(order[5]!, empty, codec)).toBe(500_000n);
  });

  it('scales, rounding down', () => {
    expect(
      feeOf(transfer, { ...scheduleOf([0, { fee: 3n, price_per_kbyte: 0n }]), scale: 5_000n }, codec),
    ).toBe(1n);
  });

  it('charges the premium fee for a name without digits, marks or missing vowels', () => {
    const [, payload] = transactions
      .flatMap((entry) => entry.transaction.operations)
      .find(([type]) => type === 5) as OperationOf<5>;
    const schedule = scheduleOf([5, { basic_fee: 5n, premium_fee: 700n, price_per_kbyte: 0n }]);
    expect(feeOf([5, { ...payload, name: 'alice' }], schedule, codec)).toBe(700n);
    expect(feeOf([5, { ...payload, name: 'alice7' }], schedule, codec)).toBe(5n);
  });

  it('charges the bytes of an account update only when options change', () => {
    const [, payload] = transactions
      .flatMap((entry) => entry.transaction.operations)
      .find(([type]) => type === 6) as OperationOf<6>;
    const { new_options: _, ...rest } = payload;
    const schedule = scheduleOf([6, { fee: 10n, price_per_kbyte: 1024n }]);
    expect(feeOf([6, rest], schedule, codec)).toBe(10n);
    expect(feeOf([6, payload], schedule, codec)).toBe(10n + BigInt(codec.operation([6, payload]).length - 1));
  });

  it('uses the membership fee of its kind', () => {
    const upgrade = (lifetime: boolean): Operation => [
      8,
      { fee: core(0), account_to_upgrade: '1.2.17', upgrade_to_lifetime_member: lifetime, extensions: [] },
    ];
    expect(feeOf(upgrade(true), recorded, codec)).toBe(1_000_000_000n);
    expect(feeOf(upgrade(false), recorded, codec)).toBe(200_000_000n);
  });
});

describe('the fee of a timed transfer', () => {
  const feeAt = (operation: unknown, parameters: Record<string, bigint>) => {
    const [type] = operation as Operation;
    return feeOf(operation as Operation, scheduleOf([type, parameters]), codec);
  };

  it('grows with every started day', () => {
    const extend = (seconds_to_add: number) => [52, { fee: core(0), seconds_to_add }];
    const days = { fee: 10n, fee_per_day: 3n };
    expect([1, 86_400, 86_401].map((seconds) => feeAt(extend(seconds), days))).toEqual([13n, 13n, 16n]);
    const create = (claim_period_seconds: number) => [
      49,
      { fee: core(0), claim_period_seconds, extensions: {} },
    ];
    expect([86_400, 86_401].map((seconds) => feeAt(create(seconds), days))).toEqual([13n, 16n]);
  });

  it('grows with every started kilobyte of the secret', () => {
    const redeem = (bytes: number) => [50, { fee: core(0), preimage: 'ab'.repeat(bytes) }];
    const kilobytes = { fee: 10n, fee_per_kb: 3n };
    expect([1, 1024, 1025].map((bytes) => feeAt(redeem(bytes), kilobytes))).toEqual([13n, 13n, 16n]);
  });
});

describe('the fee of an approval', () => {
  it('also depends on its size', () => {
    const none: string[] = [];
    const operation = [
      23,
      {
        fee: core(0),
        fee_paying_account: '1.2.17',
        proposal: '1.10.5',
        active_approvals_to_add: ['1.2.17'],
        active_approvals_to_remove: none,
        owner_approvals_to_add: none,
        owner_approvals_to_remove: none,
        key_approvals_to_add: none,
        key_approvals_to_remove: none,
        extensions: [],
      },
    ] as unknown as Operation;
    const bytes = BigInt(codec.operation(operation).length - 1);
    // 1,024 a kilobyte are one a byte.
    expect(feeOf(operation, scheduleOf([23, { fee: 10n, price_per_kbyte: 1_024n }]), codec)).toBe(
      10n + bytes,
    );
    expect(bytes).toBeGreaterThan(15n);
  });
});

describe('the fees of a chain without a list', () => {
  it("are the node's built-in ones", () => {
    const upgrade = (lifetime: boolean) =>
      [8, { fee: core(0), account_to_upgrade: '1.2.17', upgrade_to_lifetime_member: lifetime }] as Operation;
    expect([true, false].map((lifetime) => feeOf(upgrade(lifetime), empty, codec))).toEqual([
      1_000_000_000n,
      200_000_000n,
    ]);
    // chain.md §8.
    expect(defaultFeeParameters[5]).toEqual({
      basic_fee: 500_000n,
      premium_fee: 200_000_000n,
      price_per_kbyte: 100_000n,
    });
  });
});

describe('the fee of a new symbol', () => {
  const [, template] = transactions
    .flatMap((entry) => entry.transaction.operations)
    .find(([type]) => type === 10) as [10, AssetCreate];
  const parameters = { symbol3: 3n, symbol4: 4n, long_symbol: 5n, price_per_kbyte: 0n };
  const feeFor = (symbol: string, ...more: FeeSchedule['parameters']) =>
    feeOf([10, { ...template, symbol }], scheduleOf([10, parameters], ...more), codec);

  it('depends on its length', () => {
    expect([feeFor('ABC'), feeFor('ABCD'), feeFor('ABCDE')]).toEqual([3n, 4n, 5n]);
  });

  it('equals that of account_transfer for a sub-asset once the chain has tickets (F2)', () => {
    expect(feeFor('TEST.SUB')).toBe(5n);
    expect(feeFor('TEST.SUB', [9, { fee: 77n }])).toBe(5n);
    expect(feeFor('TEST.SUB', [9, { fee: 77n }], [57, { fee: 1n }])).toBe(77n);
    expect(feeFor('TESTS', [9, { fee: 77n }], [57, { fee: 1n }])).toBe(5n);
  });
});

describe('feeInAssetRoundedUp', () => {
  const rate = {
    base: { amount: 100_000n, asset_id: '1.3.0' },
    quote: { amount: 3n, asset_id: '1.3.4' },
  };

  it('rounds up, from either side of the rate', () => {
    expect(feeInAssetRoundedUp(100_000n, rate, '1.3.4')).toBe(3n);
    expect(feeInAssetRoundedUp(100_001n, rate, '1.3.4')).toBe(4n);
    expect(feeInAssetRoundedUp(1n, { base: rate.quote, quote: rate.base }, '1.3.4')).toBe(1n);
  });

  it('is the core fee itself in core', () => {
    expect(feeInAssetRoundedUp(123n, rate, '1.3.0')).toBe(123n);
  });

  it('refuses an asset without a rate', () => {
    expect(() => feeInAssetRoundedUp(1n, rate, '1.3.5')).toThrow('fee.no_exchange_rate');
    const zero = { base: rate.base, quote: { amount: 0n, asset_id: '1.3.4' } };
    expect(() => feeInAssetRoundedUp(1n, zero, '1.3.4')).toThrow('fee.no_exchange_rate');
  });
});

it('the built-in fees equal those that a real node lists', () => {
  const listed = new Map(recorded.parameters);
  const known = Object.entries(defaultFeeParameters).filter(([type]) => listed.has(Number(type)));
  expect(known.length).toBeGreaterThan(15);
  for (const [type, parameters] of known)
    expect([type, parameters]).toEqual([type, listed.get(Number(type))]);
});

it('those of later operations, which that node does not list, match its source', () => {
  const fees = Object.entries(defaultFeeParameters).filter(([type]) => Number(type) > 48);
  expect(fees.map(([type, parameters]) => [Number(type), ...Object.values(parameters)])).toEqual([
    [49, 100_000n, 100_000n],
    [50, 100_000n, 100_000n],
    [52, 100_000n, 100_000n],
    [59, 5_000_000n],
    [60, 0n],
    [61, 10_000n],
    [62, 500_000n],
    [63, 100_000n],
    [75, 100_000n],
    [77, 37_500n],
  ]);
});
