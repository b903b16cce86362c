import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { decryptMemo } from '@xbts/shared/protocol/memo.ts';
import type { Memo } from '@xbts/shared/protocol/operations/parts.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { toSeconds } from '../chain/ledger/time.ts';
import { scamAccountNames, scamAssetSymbols, worldAccounts } from './accounts.ts';
import { traderStep } from './bookTraders.ts';
import { createWorld } from './createWorld.ts';
import { tradeOnce } from './marketMaker.ts';
import { worldPools } from './pools.ts';
import { createRandom } from './random.ts';
import { worldMarkets } from './seed/orderBooks.ts';
import { privateKeyOf, publicKeyTextOf } from './seed/people.ts';
import { Seeder } from './seed/seeder.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 9, 30);
const DAY = 86_400;

let ledger: Ledger;
/** Processor time, which other processes do not lengthen, unlike clock time. */
let workMs: number;

beforeAll(async () => {
  const before = process.cpuUsage();
  ({ ledger } = await createWorld({ now: () => NOW_MS }));
  const { user, system } = process.cpuUsage(before);
  workMs = (user + system) / 1_000;
});

const idOf = (name: string): string => ledger.state.accountByName(name)?.id ?? '';

describe('the world', () => {
  it('is ready within seconds', () => {
    expect(workMs).toBeLessThan(15_000);
  });

  it('is at the current time', () => {
    expect(ledger.head().time).toBe('2026-11-21T09:30:00');
  });

  it('has the staking coin under its fixed id', () => {
    expect(ledger.state.asset('1.3.4099').symbol).toBe('XBTSX.STH');
  });

  it('knows every account of the table by the keys of its password', () => {
    for (const { name } of worldAccounts) {
      const account = ledger.state.accountByName(name);
      expect(account?.options.memo_key).toBe(publicKeyTextOf(name, 'memo'));
      if (name === 'erin-multisig5') continue;
      expect(account?.active.key_auths).toEqual([[publicKeyTextOf(name, 'active'), 1]]);
    }
  });

  it('lets two of three friends sign for the shared account', () => {
    const erin = ledger.state.accountByName('erin-multisig5');
    const friends = ['alice-trader7', 'bob-holder2', 'carol-pools3'].map((name) => [idOf(name), 1]);
    expect(erin?.active.weight_threshold).toBe(2);
    expect(erin?.active.account_auths).toEqual(expect.arrayContaining(friends));
    expect(erin?.active.key_auths).toEqual([]);
  });

  it('has a newcomer without BTS', () => {
    expect(ledger.state.balance(idOf('dave-newbie4'), '1.3.0')).toBe(0n);
    expect(ledger.state.balancesOf(idOf('dave-newbie4')).length).toBe(2);
  });

  it('has a suspicious account', () => {
    expect(ledger.state.accountByName(scamAccountNames[0] ?? '')).toBeDefined();
    expect(ledger.state.assetBySymbol(scamAssetSymbols[0] ?? '')).toBeDefined();
  });

  it('has passwords of 12 characters or more, all different', () => {
    expect(worldAccounts.every(({ password }) => password.length >= 12)).toBe(true);
    expect(new Set(worldAccounts.map(({ password }) => password)).size).toBe(worldAccounts.length);
  });
});

describe('its pools', () => {
  it('are near the reference prices', () => {
    const seeder = new Seeder(ledger, createRandom(1), NOW_MS / 1000);
    for (const pool of worldPools.filter(({ sideUsd }) => sideUsd > 0)) {
      const { balance_a, balance_b } = seeder.pool(pool.shareSymbol);
      const a = Number(balance_a) / 10 ** seeder.asset(pool.assetA).precision;
      const b = Number(balance_b) / 10 ** seeder.asset(pool.assetB).precision;
      const reference = seeder.usd(pool.assetA, NOW_MS / 1000) / seeder.usd(pool.assetB, NOW_MS / 1000);
      expect(Math.abs(b / a / reference - 1), pool.shareSymbol).toBeLessThan(0.03);
    }
  });

  it('have a month of records and figures of the last day', () => {
    for (const pool of ledger.state.pools().filter(({ balance_a }) => balance_a > 0n)) {
      const records = ledger.state.poolHistory(pool.id);
      const first = toSeconds(records[0]?.time ?? '');
      expect(NOW_MS / 1000 - first).toBeGreaterThan(29 * DAY);
      expect(records.length).toBeGreaterThan(40);
      const statistics = ledger.state.poolStatistics(pool.id);
      const today = (statistics?._24h_exchange_a2b_count ?? 0) + (statistics?._24h_exchange_b2a_count ?? 0);
      expect(today).toBeGreaterThan(3);
    }
  });

  it('include one that was never filled', () => {
    expect(ledger.state.pools().filter(({ balance_a }) => balance_a === 0n)).toHaveLength(1);
  });
});

describe('its staking', () => {
  it('has matured and locked positions of the staking coin', () => {
    const positions = ledger.state
      .vestingBalancesOf(idOf('alice-trader7'))
      .filter(
        ({ balance, balance_type }) => balance.asset_id === '1.3.4099' && balance_type === 'unspecified',
      );
    const ends = positions.flatMap(({ policy }) =>
      policy[0] === 1 ? [toSeconds(policy[1].start_claim) + policy[1].vesting_seconds] : [],
    );
    expect(ends.filter((end) => end < NOW_MS / 1000)).toHaveLength(1);
    expect(ends.filter((end) => end > NOW_MS / 1000)).toHaveLength(2);
  });

  it('starts each position at the time it was made', () => {
    const starts = ledger.state
      .vestingBalancesOf(idOf('grace-whale8'))
      .flatMap(({ policy, balance_type }) =>
        policy[0] === 1 && balance_type === 'unspecified' ? [policy[1].start_claim] : [],
      );
    expect(starts).toEqual(['2026-06-22T23:53:57']);
  });

  it('has fee shares of the referrer in the same coin, which are not stakes', () => {
    const shares = ledger.state
      .vestingBalancesOf(idOf('bob-holder2'))
      .filter(({ balance_type }) => balance_type === 'market_fee_sharing');
    expect(shares.some(({ balance }) => balance.asset_id === '1.3.4099' && balance.amount > 0n)).toBe(true);
  });

  it('paid rewards on the 1st and the 15th', () => {
    const payments = ledger.state
      .accountHistory(idOf('alice-trader7'))
      .map(({ operation_id }) => ledger.state.get('1.11', operation_id))
      .filter(({ op }) => op[0] === 0 && op[1].from === idOf('sth-payer'));
    const days = new Set(payments.map(({ block_time }) => block_time.slice(8, 10)));
    expect([...days].sort()).toEqual(['01', '15']);
    expect(payments.length).toBeGreaterThan(12);
  });
});

describe('its letters', () => {
  it('can be read by the other side, Cyrillic included', () => {
    const texts = ledger.state
      .accountHistory(idOf('alice-trader7'))
      .map(({ operation_id }) => ledger.state.get('1.11', operation_id))
      .flatMap(({ op }) => (op[0] === 0 && op[1].from === idOf('bob-holder2') ? [op[1].memo] : []))
      .map((memo) => {
        const { nonce, ...keys } = memo as Memo;
        return decryptMemo({
          memo: { ...keys, nonce: nonce.toString() },
          privateKey: privateKeyOf('alice-trader7', 'memo'),
          publicKeyOther: keys.from,
        });
      });
    expect(texts).toContain('Спасибо! Верну остальное в пятницу.');
    expect(texts).toContain('谢谢,收到了');
  });
});

describe('its books', () => {
  it('have both sides, a spread, trades and buckets', () => {
    const { state } = ledger;
    const [sth, usdt] = [
      state.assetBySymbol('XBTSX.STH')?.id ?? '',
      state.assetBySymbol('XBTSX.USDT')?.id ?? '',
    ];
    for (const [sold, priced] of [
      [sth, '1.3.0'],
      [usdt, '1.3.0'],
      [state.assetBySymbol('XBTSX.BTC')?.id ?? '', usdt],
    ] as const) {
      expect(state.ordersSelling(sold, priced).length).toBeGreaterThan(5);
      expect(state.ordersSelling(priced, sold).length).toBeGreaterThan(5);
      expect(state.fills(sold, priced).length).toBeGreaterThan(40);
      expect(state.buckets(sold, priced, 86_400).length).toBeGreaterThan(20);
    }
  });
});

describe('every asset', () => {
  it('adds up: balances, pools, orders, vesting and fees equal the supply', () => {
    const { state } = ledger;
    const held = new Map<string, bigint>();
    const add = (asset: string, units: bigint): Map<string, bigint> =>
      held.set(asset, (held.get(asset) ?? 0n) + units);
    for (const { asset_type, balance } of state.all('2.5')) add(asset_type, balance);
    for (const { asset_a, asset_b, balance_a, balance_b } of state.pools()) {
      add(asset_a, balance_a);
      add(asset_b, balance_b);
    }
    for (const { sell_price, for_sale, deferred_paid_fee } of state.all('1.7')) {
      add(sell_price.base.asset_id, for_sale);
      add(deferred_paid_fee.asset_id, deferred_paid_fee.amount);
    }
    for (const { balance } of state.all('1.13')) add(balance.asset_id, balance.amount);
    for (const asset of state.all('1.3')) {
      const { current_supply, accumulated_fees } = state.dynamicData(asset.id);
      if (asset.id !== '1.3.0')
        expect((held.get(asset.id) ?? 0n) + accumulated_fees, asset.symbol).toBe(current_supply);
    }
  });
});

describe('the same seed', () => {
  it('gives the same world', async () => {
    const [one, other] = await Promise.all([
      createWorld({ now: () => NOW_MS, liveDays: 2 }),
      createWorld({ now: () => NOW_MS, liveDays: 2 }),
    ]);
    expect(other.ledger.state.pools()).toEqual(one.ledger.state.pools());
    expect(other.ledger.head().number).toBe(one.ledger.head().number);
  });
});

describe('the market maker', () => {
  it('trades with signed transactions', async () => {
    const codec = await loadCodec();
    const random = createRandom(3);
    const made = [1, 2, 3].filter(() => tradeOnce({ ledger, codec, random }));
    expect(made.length).toBeGreaterThan(0);
    const { transactions } = ledger.produceBlock(NOW_MS / 1000 + 3);
    expect(transactions).toHaveLength(made.length);
    expect(transactions[0]?.transaction.signatures).toHaveLength(1);
    expect(transactions[0]?.transaction.operations[0]?.[0]).toBe(63);
  });

  it('has small traders whose books stay two-sided, uncrossed and bounded, with an occasional trade', async () => {
    const codec = await loadCodec();
    const random = createRandom(5);
    const openCount = () => [...ledger.state.all('1.7')].length;
    const fillsOf = () => [...ledger.state.all('1.11')].filter(({ op }) => op[0] === 4).length;
    const [before, filled] = [openCount(), fillsOf()];
    let made = 0;
    for (let turn = 0; turn < 120; turn += 1) {
      if (traderStep({ ledger, codec, random })) made += 1;
      ledger.produceBlock();
    }
    expect(made).toBeGreaterThan(60);
    expect(fillsOf()).toBeGreaterThan(filled);
    expect(openCount()).toBeLessThan(before + 160);
    for (const { sold, priced } of worldMarkets) {
      const [one, other] = [sold, priced].map((symbol) => ledger.state.assetBySymbol(symbol)?.id ?? '');
      const [ask, bid] = [
        ledger.state.ordersSelling(one!, other!)[0],
        ledger.state.ordersSelling(other!, one!)[0],
      ];
      const [a, b] = [ask!.sell_price, bid!.sell_price];
      expect(a.base.amount * b.base.amount).toBeLessThan(a.quote.amount * b.quote.amount);
    }
  });
});
