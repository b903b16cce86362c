import { describe, expect, it } from 'vitest';
import { createPool, createShareAsset, inChainOrder, readFeePercent, symbolFault } from './poolOperations.ts';

describe('a new pool', () => {
  it('has the asset of the smaller number first, not of the smaller text', () => {
    const ids = inChainOrder({ id: '1.3.113' }, { id: '1.3.20' }).map(({ id }) => id);
    expect(ids).toEqual(['1.3.20', '1.3.113']);
  });

  it('is one operation with its fees in hundredths of a percent', () => {
    const operation = createPool(
      '1.2.18',
      [{ id: '1.3.113' }, { id: '1.3.0' }],
      '1.3.5000',
      { taker: 30, withdrawal: 5 },
      '1.3.0',
    );
    expect(operation).toEqual([
      59,
      {
        fee: { amount: 0, asset_id: '1.3.0' },
        account: '1.2.18',
        asset_a: '1.3.0',
        asset_b: '1.3.113',
        share_asset: '1.3.5000',
        taker_fee_percent: 30,
        withdrawal_fee_percent: 5,
        extensions: [],
      },
    ]);
  });

  it('gets a share asset with immutable rules', () => {
    const [type, payload] = createShareAsset('1.2.18', { symbol: 'MYPOOL', precision: 4 }, '1.3.0');
    expect(type).toBe(10);
    expect(payload).toMatchObject({
      issuer: '1.2.18',
      symbol: 'MYPOOL',
      precision: 4,
      common_options: { max_supply: '1000000000000000', issuer_permissions: 0, flags: 0 },
    });
  });
});

describe('a fee of a pool', () => {
  it('is a percentage with at most two decimals', () => {
    expect(['0.3', '0,25', '100', '0'].map(readFeePercent)).toEqual([30, 25, 10_000, 0]);
    expect(['', '0.125', '-1', 'a'].map(readFeePercent)).toEqual([null, null, null, null]);
  });

  it('is at most all of it', () => {
    expect(() => readFeePercent('100.01')).toThrow(
      expect.objectContaining({ code: 'pool.percent_too_large' }),
    );
  });
});

describe('the symbol of a share asset', () => {
  it("has the chain's form", () => {
    expect(symbolFault('MYPOOL', [])).toBeNull();
    expect(symbolFault('MY', [])?.code).toBe('pool.symbol_malformed');
    expect(symbolFault('BITPOOL', [])?.code).toBe('pool.symbol_malformed');
  });

  it('is under no asset but the account’s own', () => {
    expect(symbolFault('MINE.POOL', ['MINE'])).toBeNull();
    expect(symbolFault('XBTSX.POOL', ['MINE'])?.code).toBe('pool.symbol_of_other');
  });
});
