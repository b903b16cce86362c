import { describe, expect, it } from 'vitest';
import { encodeJson } from '../json.ts';
import type { Ledger } from './ledger.ts';
import type { AssetOptions } from './objects/assets.ts';
import type { ExchangeResult } from './objects/operations.ts';
import { readVectors } from './recording.ts';
import {
  ASSET_A,
  ASSET_B,
  OWNER,
  pushPaid,
  refusalOf,
  SHARE,
  startSmallChain,
  TRADER,
} from './smallChain.ts';

interface AssetConfig {
  charge_market_fee: boolean;
  market_fee_percent: number;
  taker_fee_percent: number | null;
  max_market_fee: string;
}

interface PoolFigures {
  balance_a: string;
  balance_b: string;
  share_supply: string;
  virtual_value: string;
}

interface PoolCase {
  id: string;
  kind: 'deposit' | 'withdraw' | 'exchange' | 'reserve_share';
  config: {
    taker_fee_percent: number;
    withdrawal_fee_percent: number;
    disable_new_supply?: boolean;
    share_max_supply: string;
    asset_a: AssetConfig;
    asset_b: AssetConfig;
  };
  before: PoolFigures;
  op: { [name: string]: string | boolean };
  result?: { [name: string]: string };
  error?: string;
  after: PoolFigures;
}

const { pool: cases } = readVectors<{ pool: PoolCase[] }>('chain-test-cases.json');
const POOL = '1.19.0';

function setOptions(ledger: Ledger, id: string, options: Partial<AssetOptions>): void {
  const { store } = ledger.state;
  store.modify('1.3', id, { options: { ...ledger.state.asset(id).options, ...options } });
}

function feeOptions(config: AssetConfig): Partial<AssetOptions> {
  const { taker_fee_percent } = config;
  return {
    flags: config.charge_market_fee ? 1 : 0,
    market_fee_percent: config.market_fee_percent,
    max_market_fee: BigInt(config.max_market_fee),
    extensions: taker_fee_percent === null ? {} : { taker_fee_percent },
  };
}

/** A pool in the state of the case; the owner holds all its shares. */
async function poolOf({ config, before }: PoolCase): Promise<Ledger> {
  const ledger = await startSmallChain();
  const { taker_fee_percent, withdrawal_fee_percent } = config;
  pushPaid(ledger, 59, {
    account: OWNER,
    asset_a: ASSET_A,
    asset_b: ASSET_B,
    share_asset: SHARE,
    taker_fee_percent,
    withdrawal_fee_percent,
  });
  ledger.produceBlock();
  const { store } = ledger.state;
  setOptions(ledger, ASSET_A, feeOptions(config.asset_a));
  setOptions(ledger, ASSET_B, feeOptions(config.asset_b));
  setOptions(ledger, SHARE, {
    max_supply: BigInt(config.share_max_supply),
    flags: config.disable_new_supply === true ? 0x400 : 0,
  });
  store.modify('1.19', POOL, {
    balance_a: BigInt(before.balance_a),
    balance_b: BigInt(before.balance_b),
    virtual_value: BigInt(before.virtual_value),
  });
  const supply = BigInt(before.share_supply);
  store.modify('2.3', '2.3.3', { current_supply: supply });
  store.create('2.5', (id) => ({
    id,
    owner: OWNER,
    asset_type: SHARE,
    balance: supply,
    maintenance_flag: false,
  }));
  store.forgetLog();
  return ledger;
}

function figures({ state }: Ledger): PoolFigures {
  const { balance_a, balance_b, virtual_value } = state.pool(POOL);
  return {
    balance_a: `${balance_a}`,
    balance_b: `${balance_b}`,
    share_supply: `${state.dynamicData(SHARE).current_supply}`,
    virtual_value: `${virtual_value}`,
  };
}

function run(ledger: Ledger, { kind, op }: PoolCase): ExchangeResult | undefined {
  const a = { amount: op.amount_a, asset_id: ASSET_A };
  const b = { amount: op.amount_b, asset_id: ASSET_B };
  if (kind === 'deposit') {
    const account = op.by_owner === false ? TRADER : OWNER;
    pushPaid(ledger, 61, { account, pool: POOL, amount_a: a, amount_b: b });
  } else if (kind === 'withdraw') {
    const share_amount = { amount: op.share_amount, asset_id: SHARE };
    pushPaid(ledger, 62, { account: OWNER, pool: POOL, share_amount });
  } else if (kind === 'exchange') {
    const [sold, bought] = op.sell === 'a' ? [ASSET_A, ASSET_B] : [ASSET_B, ASSET_A];
    pushPaid(ledger, 63, {
      account: TRADER,
      pool: POOL,
      amount_to_sell: { amount: op.amount_to_sell, asset_id: sold },
      min_to_receive: { amount: op.min_to_receive, asset_id: bought },
    });
  } else {
    pushPaid(ledger, 15, { payer: OWNER, amount_to_reserve: { amount: op.amount, asset_id: SHARE } });
  }
  const result = ledger.pending().at(-1)?.transaction.operation_results[0];
  return result?.[0] === 4 ? result[1] : undefined;
}

/** The outcome in the terms of the case. */
function outcome(ledger: Ledger, poolCase: PoolCase, result: ExchangeResult | undefined): object {
  if (result === undefined) return {};
  const amounts = (list: ExchangeResult['paid']) => list.map(({ amount }) => `${amount}`);
  const [paid0, paid1] = amounts(result.paid);
  const [received0, received1] = amounts(result.received);
  const [fee0, fee1, fee2] = amounts(result.fees);
  if (poolCase.kind === 'deposit') return { paid_a: paid0, paid_b: paid1, received_share: received0 };
  if (poolCase.kind === 'withdraw') {
    return { paid_share: paid0, received_a: received0, received_b: received1, fee_a: fee0, fee_b: fee1 };
  }
  const { balance_a, balance_b } = ledger.state.pool(POOL);
  const movedA = balance_a - BigInt(poolCase.before.balance_a);
  const movedB = balance_b - BigInt(poolCase.before.balance_b);
  return {
    paid: paid0,
    received: received0,
    maker_market_fee: fee0,
    taker_market_fee: fee1,
    pool_taker_fee: fee2,
    pool_receives: `${movedA > 0n ? movedA : movedB}`,
    pool_pays: `${movedA > 0n ? -movedB : -movedA}`,
  };
}

describe("pool cases of the node's own tests", () => {
  it.each(cases.map((poolCase) => [poolCase.id, poolCase] as const))('%s', async (_, poolCase) => {
    const ledger = await poolOf(poolCase);
    expect(figures(ledger)).toEqual(poolCase.before);
    if (poolCase.error === undefined) {
      const result = run(ledger, poolCase);
      expect(encodeJson(outcome(ledger, poolCase, result))).toEqual(poolCase.result);
    } else {
      expect(refusalOf(() => run(ledger, poolCase)).message).toContain(poolCase.error);
    }
    expect(figures(ledger)).toEqual(poolCase.after);
  });

  it('covers all fifty', () => {
    expect(cases).toHaveLength(50);
  });
});
