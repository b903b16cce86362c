import { describe, expect, it } from 'vitest';
import type { Ledger } from './ledger.ts';
import {
  ASSET_A,
  ASSET_B,
  GENESIS_SECONDS,
  OWNER,
  pushPaid,
  refusalOf,
  startSmallChain,
  TRADER,
} from './smallChain.ts';
import { toTime } from './time.ts';

const CORE = '1.3.0';
const FAR = '2030-01-01T00:00:00';

interface Offer {
  by: string;
  sell: [bigint, string];
  min: [bigint, string];
  expiration?: string;
}

/** Places an order and gives its id. */
function place(ledger: Ledger, { by, sell, min, expiration = FAR }: Offer): string {
  pushPaid(ledger, 1, {
    seller: by,
    amount_to_sell: { amount: `${sell[0]}`, asset_id: sell[1] },
    min_to_receive: { amount: `${min[0]}`, asset_id: min[1] },
    expiration,
    fill_or_kill: false,
  });
  const result = ledger.pending().at(-1)?.transaction.operation_results[0];
  return result?.[0] === 1 ? result[1] : '';
}

/**
 * An account's gain from a step; deferred and paid order fees are excluded by looking at other assets than the fee's.
 */
function gains(ledger: Ledger, account: string, asset: string, step: () => void): bigint {
  const before = ledger.state.balance(account, asset);
  step();
  return ledger.state.balance(account, asset) - before;
}

// In the cases CORE is asset A and TEST is asset B, so that order fees, paid in core, do not mix in.
const S = OWNER;
const B = TRADER;

describe("limit orders match as in the node's own tests", () => {
  it('L1: a remainder that would buy nothing is refunded, the second sell order stays', async () => {
    const ledger = await startSmallChain();
    place(ledger, { by: S, sell: [1n, ASSET_A], min: [2n, ASSET_B] });
    const second = place(ledger, { by: S, sell: [1n, ASSET_A], min: [2n, ASSET_B] });
    const paid = gains(ledger, B, ASSET_B, () => {
      expect(
        gains(ledger, B, ASSET_A, () => place(ledger, { by: B, sell: [3n, ASSET_B], min: [1n, ASSET_A] })),
      ).toBe(1n);
    });
    expect(paid).toBe(-2n);
    expect(ledger.state.ordersOf(B)).toEqual([]);
    expect(ledger.state.ordersOf(S).map(({ id }) => id)).toEqual([second]);
  });

  it('L2 and L3: rounding favours the bigger order', async () => {
    const ledger = await startSmallChain();
    const maker = place(ledger, { by: S, sell: [3n, ASSET_A], min: [31n, ASSET_B] });
    const buy = () => place(ledger, { by: B, sell: [25n, ASSET_B], min: [2n, ASSET_A] });
    const earned = gains(ledger, S, ASSET_B, () => expect(gains(ledger, B, ASSET_A, buy)).toBe(2n));
    expect(earned).toBe(21n);
    expect(ledger.state.ordersOf(B)).toEqual([]);
    expect(ledger.state.order(maker)?.for_sale).toBe(1n);
    expect(gains(ledger, S, ASSET_B, buy)).toBe(10n);
    expect(ledger.state.order(maker)).toBeUndefined();
    expect(ledger.state.ordersOf(B).map(({ for_sale }) => for_sale)).toEqual([15n]);
  });

  it('L4 and L5: the dust of a maker is refunded', async () => {
    const ledger = await startSmallChain();
    place(ledger, { by: B, sell: [3n, ASSET_B], min: [17n, ASSET_A] });
    const sell = () => place(ledger, { by: S, sell: [33n, ASSET_A], min: [5n, ASSET_B] });
    expect(gains(ledger, B, ASSET_A, sell)).toBe(17n);
    const [rest] = ledger.state.ordersOf(S);
    expect(rest?.for_sale).toBe(16n);
    const buy = () => place(ledger, { by: B, sell: [3n, ASSET_B], min: [15n, ASSET_A] });
    const refunded = gains(ledger, S, ASSET_A, () => expect(gains(ledger, B, ASSET_A, buy)).toBe(14n));
    expect(refunded).toBe(2n);
    expect(ledger.state.ordersOf(S)).toEqual([]);
    expect(ledger.state.ordersOf(B).map(({ for_sale }) => for_sale)).toEqual([1n]);
  });

  it('L6: maker and taker pay their own percents of their proceeds', async () => {
    const ledger = await startSmallChain();
    const fees = { [ASSET_A]: [200, 100], [ASSET_B]: [500, 250] } as const;
    for (const [id, [maker, taker]] of Object.entries(fees)) {
      const options = { flags: 1, market_fee_percent: maker, extensions: { taker_fee_percent: taker } };
      ledger.state.store.modify('1.3', id, { options: { ...ledger.state.asset(id).options, ...options } });
    }
    ledger.state.store.forgetLog();
    place(ledger, { by: S, sell: [1000n, ASSET_A], min: [300_000n, ASSET_B] });
    const buy = () => place(ledger, { by: B, sell: [300_000n, ASSET_B], min: [1000n, ASSET_A] });
    const earned = gains(ledger, S, ASSET_B, () => expect(gains(ledger, B, ASSET_A, buy)).toBe(990n));
    expect(earned).toBe(285_000n);
    expect(ledger.state.dynamicData(ASSET_B).accumulated_fees).toBe(15_000n);
  });
});

describe('an ending order', () => {
  it('returns everything and the deferred fee when cancelled', async () => {
    const ledger = await startSmallChain();
    const spent = gains(ledger, B, CORE, () => {
      const order = place(ledger, { by: B, sell: [500n, CORE], min: [1n, ASSET_A] });
      expect(ledger.state.statistics(B).total_core_in_orders).toBe(500n);
      pushPaid(ledger, 2, { fee_paying_account: B, order });
    });
    expect(spent).toBe(0n);
    expect(ledger.state.statistics(B).total_core_in_orders).toBe(0n);
  });

  it('is cancelled by a virtual operation at the end of the block in which it expires', async () => {
    const ledger = await startSmallChain();
    const expiration = toTime(GENESIS_SECONDS + 10);
    const order = place(ledger, { by: B, sell: [5n, ASSET_A], min: [5n, ASSET_B], expiration });
    ledger.produceBlock(GENESIS_SECONDS + 9);
    expect(ledger.state.order(order)?.for_sale).toBe(5n);
    const { operations, removed } = ledger.produceBlock(GENESIS_SECONDS + 10);
    expect(ledger.state.order(order)).toBeUndefined();
    expect(removed.map(({ id }) => id)).toContain(order);
    expect(operations.map(({ op, is_virtual, result }) => [op[0], is_virtual, result])).toEqual([
      [2, true, [2, { amount: 5n, asset_id: ASSET_A }]],
    ]);
  });

  it('can only be cancelled by its seller, and once', async () => {
    const ledger = await startSmallChain();
    const order = place(ledger, { by: B, sell: [5n, ASSET_A], min: [5n, ASSET_B] });
    expect(refusalOf(() => pushPaid(ledger, 2, { fee_paying_account: S, order })).code).toBe(3050202);
    pushPaid(ledger, 2, { fee_paying_account: B, order });
    const again = refusalOf(() => pushPaid(ledger, 2, { fee_paying_account: B, order }));
    expect(again.message).toBe(`Execution error: Order does not exist: Limit order ${order} does not exist`);
  });
});
