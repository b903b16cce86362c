import fc from 'fast-check';
import type { Ledger } from './ledger.ts';
import {
  ASSET_A,
  ASSET_B,
  GENESIS_SECONDS,
  OWNER,
  pushPaid,
  SHARE,
  startSmallChain,
  TRADER,
} from './smallChain.ts';
import { toTime } from './time.ts';

const CORE = '1.3.0';
const ASSETS = [CORE, ASSET_A, ASSET_B, SHARE];
const POOL = '1.19.0';
/** sha256 of no bytes. */
const SECRET_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** The refund to a maker of an order's fee, in the chain's percents. */
export const MAKER_DISCOUNT = 3000;

/** A chain with market fees shared with network and registrars, a pool, and fee pools. */
export async function richChain(): Promise<Ledger> {
  const ledger = await startSmallChain({
    parameters: {
      maintenance_interval: 50,
      extensions: { market_fee_network_percent: 1500, maker_fee_discount_percent: MAKER_DISCOUNT },
    },
  });
  const { store } = ledger.state;
  for (const id of [ASSET_A, ASSET_B]) {
    const { options } = ledger.state.asset(id);
    const core_exchange_rate = {
      base: { amount: 1000n, asset_id: CORE },
      quote: { amount: 7n, asset_id: id },
    };
    const fees = { flags: 1, market_fee_percent: 120, extensions: { reward_percent: 4000 } };
    store.modify('1.3', id, { options: { ...options, ...fees, core_exchange_rate } });
    pushPaid(ledger, 16, { from_account: OWNER, asset_id: id, amount: 50_000_000 });
  }
  const percents = { taker_fee_percent: 30, withdrawal_fee_percent: 20 };
  const assets = { asset_a: ASSET_A, asset_b: ASSET_B, share_asset: SHARE };
  pushPaid(ledger, 59, { account: OWNER, ...assets, ...percents });
  ledger.produceBlock();
  pushPaid(ledger, 61, {
    account: OWNER,
    pool: POOL,
    amount_a: { amount: 1_000_000, asset_id: ASSET_A },
    amount_b: { amount: 3_000_000, asset_id: ASSET_B },
  });
  ledger.produceBlock();
  return ledger;
}

/** Performs an action on the chain, if possible. */
export type Step = (ledger: Ledger) => void;

const trader = fc.constantFrom(OWNER, TRADER);
const feeAsset = fc.constantFrom(CORE, ASSET_A, ASSET_B);
const amount = fc.integer({ min: 1, max: 100_000 });
const side = fc.boolean().map((isA) => (isA ? [ASSET_A, ASSET_B] : [ASSET_B, ASSET_A]) as [string, string]);

function operation(id: number, members: fc.Arbitrary<object>): fc.Arbitrary<Step> {
  return fc.tuple(members, feeAsset).map(([given, asset]): Step => {
    return (ledger) => {
      const [fee] = ledger.requiredFees([[id, given]], asset);
      ledger.pushOperations([[id, { fee, ...given }]]);
    };
  });
}

/** Any operation of either of the two accounts, or a block. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  operation(
    0,
    fc
      .record({ amount, asset: fc.constantFrom(...ASSETS), from: trader })
      .map(({ amount: units, asset, from }) => ({
        from,
        to: from === OWNER ? TRADER : OWNER,
        amount: { amount: units, asset_id: asset },
      })),
  ),
  operation(
    1,
    fc
      .record({ seller: trader, sell: amount, ask: amount, side, seconds: fc.integer({ min: 1, max: 80 }) })
      .map(({ seller, sell, ask, side: [sold, asked], seconds }) => ({
        seller,
        amount_to_sell: { amount: sell, asset_id: sold },
        min_to_receive: { amount: ask, asset_id: asked },
        expiration: toTime(GENESIS_SECONDS + seconds),
      })),
  ),
  operation(
    2,
    fc.record({
      fee_paying_account: trader,
      order: fc.integer({ min: 0, max: 20 }).map((id) => `1.7.${id}`),
    }),
  ),
  operation(
    32,
    fc.record({ creator: trader, amount }).map(({ creator, amount: units }) => ({
      creator,
      owner: TRADER,
      amount: { amount: units, asset_id: ASSET_A },
      policy: [1, { start_claim: '2025-01-01T00:00:00', vesting_seconds: 5 }],
    })),
  ),
  operation(
    33,
    fc.record({ amount, id: fc.integer({ min: 0, max: 8 }) }).map(({ amount: units, id }) => ({
      vesting_balance: `1.13.${id}`,
      owner: TRADER,
      amount: { amount: units, asset_id: ASSET_A },
    })),
  ),
  operation(
    61,
    fc.record({ account: trader, a: amount, b: amount }).map(({ account, a, b }) => ({
      account,
      pool: POOL,
      amount_a: { amount: a, asset_id: ASSET_A },
      amount_b: { amount: b, asset_id: ASSET_B },
    })),
  ),
  operation(
    62,
    fc.record({ account: trader, shares: amount }).map(({ account, shares }) => ({
      account,
      pool: POOL,
      share_amount: { amount: shares, asset_id: SHARE },
    })),
  ),
  operation(
    63,
    fc.record({ account: trader, sell: amount, side }).map(({ account, sell, side: [sold, bought] }) => ({
      account,
      pool: POOL,
      amount_to_sell: { amount: sell, asset_id: sold },
      min_to_receive: { amount: 1, asset_id: bought },
    })),
  ),
  operation(
    15,
    fc
      .record({ payer: trader, amount, asset: fc.constantFrom(ASSET_A, SHARE) })
      .map(({ payer, amount: units, asset }) => ({
        payer,
        amount_to_reserve: { amount: units, asset_id: asset },
      })),
  ),
  operation(
    14,
    fc.record({ amount }).map(({ amount: units }) => ({
      issuer: OWNER,
      asset_to_issue: { amount: units, asset_id: ASSET_B },
      issue_to_account: TRADER,
    })),
  ),
  operation(
    49,
    fc
      .record({
        from: trader,
        amount,
        asset: fc.constantFrom(...ASSETS),
        seconds: fc.integer({ min: 0, max: 80 }),
      })
      .map(({ from, amount: units, asset, seconds }) => ({
        from,
        to: from === OWNER ? TRADER : OWNER,
        amount: { amount: units, asset_id: asset },
        preimage_hash: [2, SECRET_HASH],
        preimage_size: 0,
        claim_period_seconds: seconds,
        extensions: {},
      })),
  ),
  operation(
    50,
    fc.record({ redeemer: trader, id: fc.integer({ min: 0, max: 8 }) }).map(({ redeemer, id }) => ({
      htlc_id: `1.16.${id}`,
      redeemer,
      preimage: '',
    })),
  ),
  fc.integer({ min: 0, max: 30 }).map((seconds): Step => {
    return (ledger) => {
      const head = Date.parse(`${ledger.head().time}Z`) / 1000;
      ledger.produceBlock(head + seconds);
    };
  }),
);
