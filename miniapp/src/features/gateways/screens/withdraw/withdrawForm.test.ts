// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { changedFields, isDepositAddress, readWithdrawal } from './withdrawForm.ts';

const limits = {
  balance: 42_715_531n,
  precision: 8,
  symbol: 'BTC',
  terms: { minimum: 50_000n, withdrawFee: 20_000n, gateFee: 10_000n },
};
const read = (text: string, change: Partial<typeof limits.terms> = {}) => {
  const { units, error } = readWithdrawal(text, { ...limits, terms: { ...limits.terms, ...change } });
  return units ?? { code: error?.code, ...error?.facts };
};

describe('the amount of a withdrawal', () => {
  it('is accepted from the minimum up to the whole balance', () => {
    expect(read('0.0005')).toBe(50_000n);
    expect(read('0.42715531')).toBe(42_715_531n);
  });

  it('has its own sentence for each fault', () => {
    expect(read('')).toEqual({ code: 'amount.empty' });
    expect(read('0')).toEqual({ code: 'amount.zero' });
    expect(read('0.000000001')).toEqual({ code: 'amount.too_many_decimals', decimals: 8 });
    expect(read('0.00049999')).toEqual({
      code: 'withdrawal.below_minimum',
      minimum: '0.0005',
      symbol: 'BTC',
    });
    expect(read('0.42715532')).toEqual({ code: 'amount.over_balance', balance: '0.42715531', symbol: 'BTC' });
  });

  it('must exceed the fees', () => {
    const noMinimum = { minimum: 0n };
    expect(read('0.0003', noMinimum)).toEqual({
      code: 'withdrawal.nothing_arrives',
      fee: '0.0003',
      symbol: 'BTC',
    });
    expect(read('0.00030001', noMinimum)).toBe(30_001n);
  });
});

it("recognizes one's own deposit address only together with its memo", () => {
  const watch = {
    account: 'alice-trader7',
    family: 'coins' as const,
    symbol: 'XBTSX.HIVE',
    address: 'xbts-gate',
    memo: '482915',
    startedAt: 0,
    sinceBlock: 0,
    isSent: false,
    theirTransaction: '',
  };
  const to = (memo: string) => ({ family: 'coins' as const, address: 'xbts-gate', memo });
  const known = { deposits: [watch], coin: { commonAddress: null } };
  expect(isDepositAddress(known, to('482915'))).toBe(true);
  expect(isDepositAddress(known, to('77'))).toBe(false);
});

it('the shared deposit address is no target for a withdrawal, with any memo', () => {
  const common = { deposits: [], coin: { commonAddress: 'xbts-gate' } };
  const to = (address: string, memo: string) => isDepositAddress(common, { family: 'coins', address, memo });
  expect([to('xbts-gate', ''), to('xbts-gate', '77'), to('bob-on-hive', '77'), to('', '')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('an address in hexadecimal is the same deposit address in either case of its letters', () => {
  const given = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01';
  const to = { family: 'bsc' as const, address: given.toLowerCase(), memo: '' };
  expect(isDepositAddress({ deposits: [], coin: { commonAddress: given } }, to)).toBe(true);
  const watch = { account: 'alice-trader7', symbol: 'XBTSX.BNB', startedAt: 0, sinceBlock: 0 };
  const own = {
    ...watch,
    family: 'bsc' as const,
    address: given,
    memo: '',
    isSent: false,
    theirTransaction: '',
  };
  expect(isDepositAddress({ deposits: [own], coin: { commonAddress: null } }, to)).toBe(true);
});

it('an address in base 58 differs with the case of its letters', () => {
  const to = { family: 'coins' as const, address: 'sxbts1', memo: '' };
  expect(isDepositAddress({ deposits: [], coin: { commonAddress: 'SXbts1' } }, to)).toBe(false);
});

describe('the confirmation that no memo is needed', () => {
  const said = { address: 'bob-on-hive', memo: '', hasNoMemo: true };

  it('holds while the address stays', () => {
    expect(changedFields(said, { memo: '1' }).hasNoMemo).toBe(true);
    expect(changedFields(said, { address: ' bob-on-hive ' }).hasNoMemo).toBe(true);
    expect(changedFields<typeof said>({ ...said, hasNoMemo: false }, { hasNoMemo: true }).hasNoMemo).toBe(
      true,
    );
  });

  it('is required again for another one', () => {
    expect(changedFields(said, { address: 'an-exchange' }).hasNoMemo).toBe(false);
    expect(changedFields(said, { address: 'an-exchange', memo: '', hasNoMemo: true }).hasNoMemo).toBe(false);
  });
});
