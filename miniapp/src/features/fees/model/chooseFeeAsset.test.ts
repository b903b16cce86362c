import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFeeAsset, type FeeCandidate, feeOption, offeredOptions } from './chooseFeeAsset.ts';

const core: FeeCandidate = {
  assetId: '1.3.0',
  symbol: 'BTS',
  precision: 5,
  balance: 1_000_000n,
  flows: [],
  coreExchangeRate: {
    base: { amount: 1n, asset_id: '1.3.0' },
    quote: { amount: 1n, asset_id: '1.3.0' },
  },
  feePool: null,
  isForbidden: false,
  isPoolShare: false,
  isScam: false,
};

/** An asset of which `rate` units are worth one core unit. */
function token(assetId: string, rate: bigint, change: Partial<FeeCandidate> = {}): FeeCandidate {
  const coreExchangeRate = {
    base: { amount: rate, asset_id: assetId },
    quote: { amount: 1n, asset_id: '1.3.0' },
  };
  const made = { assetId, symbol: `T${assetId.slice(4)}`, balance: 1_000_000n, feePool: 10_000_000n };
  return { ...core, ...made, coreExchangeRate, ...change };
}

const choose = (candidates: FeeCandidate[], fees: bigint[], chosen: string | null = null) => {
  const choice = chooseFeeAsset(
    candidates.map((each) => feeOption(each, fees)),
    chosen,
  );
  const { option, isStandIn, problem } = choice;
  return [option?.assetId, option?.fee, isStandIn, problem?.code ?? null];
};

describe('the asset of a fee', () => {
  it('is the native coin while enough of it is left after the payment', () => {
    expect(choose([core, token('1.3.5', 2n)], [86_869n])).toEqual(['1.3.0', 86_869n, false, null]);
    expect(choose([{ ...core, flows: [-913_131n] }, token('1.3.5', 2n)], [86_869n])).toEqual([
      '1.3.0',
      86_869n,
      false,
      null,
    ]);
  });

  it('is another one when the native coin is short by a single unit', () => {
    expect(choose([{ ...core, flows: [-913_132n] }, token('1.3.5', 2n)], [86_869n])).toEqual([
      '1.3.5',
      173_738n,
      true,
      null,
    ]);
  });

  it('is the one that the fee burdens least, of the possible ones', () => {
    const candidates = [
      { ...core, balance: 0n },
      token('1.3.5', 2n),
      token('1.3.6', 2n, { balance: 9_000_000n }),
      token('1.3.7', 1n, { balance: 90_000_000n, feePool: 86_868n }),
      token('1.3.8', 1n, { balance: 90_000_000n, feePool: null }),
      token('1.3.9', 1n, { balance: 90_000_000n, isForbidden: true }),
      token('1.3.11', 1n, { balance: 90_000_000n, isPoolShare: true }),
      token('1.3.10', 1n, { balance: 90_000_000n, flows: [-89_999_999n] }),
    ];
    expect(choose(candidates, [86_869n])).toEqual(['1.3.6', 173_738n, true, null]);
  });

  it('is one on the scam list only when no other can pay', () => {
    const scam = token('1.3.6', 1n, { balance: 90_000_000n, isScam: true });
    const poor = { ...core, balance: 0n };
    expect(choose([poor, scam, token('1.3.5', 2n)], [86_869n])[0]).toBe('1.3.5');
    expect(choose([poor, scam], [86_869n])[0]).toBe('1.3.6');
  });

  it('stays the native coin when nothing can pay, and names one of the two reasons', () => {
    const poor = token('1.3.5', 2n, { balance: 100n });
    expect(choose([{ ...core, balance: 0n }, poor], [86_869n])).toEqual([
      '1.3.0',
      86_869n,
      false,
      'fee.no_core',
    ]);
    expect(choose([{ ...core, balance: 5n }, poor], [86_869n])).toEqual([
      '1.3.0',
      86_869n,
      false,
      'fee.over_balance',
    ]);
  });

  it('is the manual choice, with its fault', () => {
    expect(choose([core, token('1.3.5', 2n)], [100n], '1.3.5')).toEqual(['1.3.5', 200n, false, null]);
    const wrong = (change: Partial<FeeCandidate>) =>
      choose([core, token('1.3.5', 2n, change)], [100n], '1.3.5')[3];
    expect(wrong({ balance: 199n })).toBe('fee.over_balance');
    expect(wrong({ feePool: 99n })).toBe('chain.fee_pool_empty');
    expect(wrong({ feePool: null })).toBeNull();
    expect(wrong({ coreExchangeRate: core.coreExchangeRate })).toBe('fee.no_exchange_rate');
    expect(wrong({ isForbidden: true })).toBe('chain.fee_asset_forbidden');
  });

  it('is rounded up for each operation separately', () => {
    const third = token('1.3.5', 1n, {
      coreExchangeRate: {
        base: { amount: 1n, asset_id: '1.3.5' },
        quote: { amount: 3n, asset_id: '1.3.0' },
      },
    });
    expect(feeOption(third, [10n, 10n]).fee).toBe(8n);
  });

  it('needs the full value of its units in the fee pool, not just the fee', () => {
    // One unit is worth 1,000,000 core units: it pays a fee of 86,869, and its whole value leaves the fee pool.
    const rate = {
      base: { amount: 1n, asset_id: '1.3.5' },
      quote: { amount: 1_000_000n, asset_id: '1.3.0' },
    };
    const payable = (feePool: bigint) =>
      feeOption(token('1.3.5', 1n, { coreExchangeRate: rate, feePool }), [86_869n]);
    expect([payable(999_999n).fee, payable(999_999n).canPay]).toEqual([1n, false]);
    expect(payable(1_000_000n).canPay).toBe(true);
  });

  it('can come from the proceeds of the same or an earlier operation, and not of a later one', () => {
    const canPay = (flows: bigint[], balance = 0n) =>
      feeOption({ ...core, balance, flows }, [100n, 100n]).canPay;
    expect([canPay([200n, 0n]), canPay([199n, 0n]), canPay([100n, 100n])]).toEqual([true, false, true]);
    expect([canPay([0n, 900n]), canPay([0n, 900n], 99n), canPay([0n, 900n], 100n)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is offered among the possible ones, core first and scam last, without shares of pools', () => {
    const candidates = [
      token('1.3.4', 2n, { isScam: true }),
      { ...token('1.3.3', 2n), symbol: 'AAA' },
      token('1.3.6', 2n),
      core,
      token('1.3.5', 2n),
      token('1.3.7', 2n, { isPoolShare: true }),
      token('1.3.8', 2n, { feePool: 9n }),
      token('1.3.9', 2n, { isForbidden: true }),
      token('1.3.10', 2n, { coreExchangeRate: core.coreExchangeRate }),
    ];
    const offered = offeredOptions(candidates.map((each) => feeOption(each, [10n])));
    expect(offered.map(({ symbol }) => symbol)).toEqual(['BTS', 'AAA', 'T5', 'T6', 'T4']);
  });

  it('always reports an impossible choice, once its fee pool is read', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });
    const flows = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(
        fc.array(fc.record({ balance: amounts, flow: flows, feePool: amounts, rate: amounts }), {
          maxLength: 6,
        }),
        amounts,
        amounts,
        (tokens, coreBalance, fee) => {
          const candidates = [
            { ...core, balance: coreBalance },
            ...tokens.map(({ rate, flow, ...each }, index) =>
              token(`1.3.${index + 5}`, rate, { ...each, flows: [flow] }),
            ),
          ];
          const options = candidates.map((each) => feeOption(each, [fee]));
          const { option, problem } = chooseFeeAsset(options, null);
          expect(problem === null).toBe(option?.canPay);
          expect(problem === null).toBe(options.some(({ canPay }) => canPay));
        },
      ),
    );
  });
});
