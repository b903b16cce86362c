import { describe, expect, it } from 'vitest';
import { depositOperation, makesTooFew, quoteOffer, shareAfter } from './depositRequest.ts';
import { entryOperations, mintedByShown, quoteEntry } from './entryRequest.ts';
import { emptyPool, knownPool } from './knownPool.fixture.ts';
import { paysTooLittle, quoteShares, shareLeft, withdrawOperation } from './withdrawRequest.ts';

const order = {
  account: 'alice-trader7',
  accountId: '1.2.18',
  feeAssetId: '1.3.0',
  slippage: 50,
  known: knownPool,
  t: (key: string) => key,
};
const units = (amount: string, asset_id: string) => ({ amount, asset_id });

describe('a deposit', () => {
  const given = { given: { units: 1_030_000n, assetId: '1.3.0' } };

  it('offers exactly the units taken, and no more', () => {
    const quoted = quoteOffer(knownPool, given, '1.2.18');
    if (quoted.value === null) throw quoted.error;
    // 2000 · 1030000 / 100000000 = 20.6: twenty shares, which take 1000000 and 50000.
    expect(quoted.value.minted).toBe(20n);
    expect(depositOperation({ ...order, offer: given, held: 0n }, quoted.value)).toMatchObject([
      61,
      { pool: '1.19.3', amount_a: units('1000000', '1.3.0'), amount_b: units('50000', '1.3.5') },
    ]);
    expect(shareAfter({ held: 80n }, quoted.value)).toBe('4.9504');
  });

  it('needs the owner of the pool for the first one', () => {
    const both = { both: { a: 700n, b: 30n } };
    expect(quoteOffer(emptyPool, both, '1.2.99')).toMatchObject({ error: { code: 'pool.owner_first' } });
    expect(quoteOffer(emptyPool, both, '1.2.18')).toMatchObject({ value: { isFirst: true, minted: 700n } });
  });

  it('has no ratio to follow in an empty pool', () => {
    expect(quoteOffer(emptyPool, given, '1.2.18')).toMatchObject({ error: { code: 'pool.not_initialised' } });
  });
});

describe('a deposit of one asset', () => {
  it('is a swap and a deposit of the amount that the swap guarantees', () => {
    const give = { units: 2_000_000n, assetId: '1.3.0' };
    const quoted = quoteEntry(knownPool, give, 50);
    if (quoted.value === null) throw quoted.error;
    const [swap, deposit] = entryOperations({ ...order, give, held: 0n }, quoted.value);
    const { exchange, minToReceive } = quoted.value;
    expect(swap).toMatchObject([63, { min_to_receive: units(minToReceive.toString(), '1.3.5') }]);
    expect(deposit).toMatchObject([
      61,
      {
        amount_a: units((2_000_000n - exchange.sold.units).toString(), '1.3.0'),
        amount_b: units(minToReceive.toString(), '1.3.5'),
      },
    ]);
  });
});

/** The pool with enough shares for small moves. */
const wide = {
  ...knownPool,
  pool: { ...knownPool.pool, shareSupply: 2_000_000_000n },
};
const movedTo = (balanceA: bigint, balanceB: bigint) => ({
  ...wide,
  pool: { ...wide.pool, balanceA, balanceB },
});

describe('a shown deposit', () => {
  it('needs another confirmation only when it makes fewer shares than the user accepts', () => {
    const quoted = quoteOffer(wide, { given: { units: 1_000_000n, assetId: '1.3.0' } }, '1.2.18');
    if (quoted.value === null) throw quoted.error;
    // 0.4 % of its BTS were sold to the pool, then 0.6 %, or as much was bought.
    expect(makesTooFew(movedTo(100_400_000n, 4_980_080n), quoted.value, order)).toBe(false);
    expect(makesTooFew(movedTo(99_600_000n, 5_020_081n), quoted.value, order)).toBe(false);
    expect(makesTooFew(movedTo(100_600_000n, 4_970_179n), quoted.value, order)).toBe(true);
    expect(makesTooFew(movedTo(100_600_000n, 4_970_179n), quoted.value, { slippage: 100 })).toBe(false);
    expect(makesTooFew(movedTo(0n, 0n), quoted.value, order)).toBe(true);
  });
});

describe('a shown entry', () => {
  const give = { units: 2_000_000n, assetId: '1.3.0' };
  const quoteOf = (known: typeof knownPool) => {
    const quoted = quoteEntry(known, give, 50);
    if (quoted.value === null) throw quoted.error;
    return quoted.value;
  };

  it('gives the stated shares while the pool stays', () => {
    expect(mintedByShown(wide, quoteOf(wide))).toBe(quoteOf(wide).deposit.minted);
  });

  it('gives less even if a new one would give more: the bought asset has become cheaper', () => {
    const shown = quoteOf(wide);
    const cheaper = movedTo(98_000_000n, 5_102_041n);
    expect(quoteOf(cheaper).deposit.minted).toBeGreaterThan(shown.deposit.minted);
    expect(mintedByShown(cheaper, shown)).toBeLessThan(shown.deposit.minted);
  });

  it('gives nothing if the chain would refuse it', () => {
    expect(mintedByShown(movedTo(110_000_000n, 4_545_454n), quoteOf(wide))).toBe(0n);
    expect(mintedByShown(movedTo(0n, 0n), quoteOf(wide))).toBe(0n);
  });
});

describe('a withdrawal', () => {
  it('returns shares and leaves a fee in the pool', () => {
    const quoted = quoteShares(knownPool, 200n);
    if (quoted.value === null) throw quoted.error;
    expect(quoted.value.received).toEqual({ a: 9_990_000n, b: 499_500n });
    expect(withdrawOperation({ ...order, shares: 200n, held: 500n })).toMatchObject([
      62,
      { share_amount: units('200', '1.3.9') },
    ]);
    expect(shareLeft({ held: 500n, shares: 200n }, quoted.value)).toBe('16.6666');
  });

  it('needs another confirmation only when it pays less of an asset than the user accepts', () => {
    const paidBy = (known: typeof knownPool) => {
      const quoted = quoteShares(known, 200_000_000n);
      if (quoted.value === null) throw quoted.error;
      return quoted.value;
    };
    const shown = paidBy(wide);
    expect(paysTooLittle(paidBy(movedTo(100_400_000n, 4_980_080n)), shown, order)).toBe(false);
    expect(paysTooLittle(paidBy(movedTo(100_600_000n, 4_970_179n)), shown, order)).toBe(true);
    expect(paysTooLittle(paidBy(movedTo(99_300_000n, 5_035_247n)), shown, order)).toBe(true);
  });

  it('above the balance has no quote', () => {
    expect(quoteShares(knownPool, 2_001n)).toMatchObject({ error: { code: 'pool.shares_over_supply' } });
  });
});
