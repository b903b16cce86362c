import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { PoolObject } from '../../chain/ledger/objects/pools.ts';
import type { WorldPool } from '../pools.ts';
import type { Happening } from './happening.ts';
import { DAY, type JsonAmount, type Seeder } from './seeder.ts';

const TRADERS = ['xbts-maker9', 'grace-whale8', 'alice-trader7', 'frank-orders6', 'bob-holder2'] as const;
const PROVIDERS = ['carol-pools3', 'grace-whale8', 'alice-trader7'] as const;

/** A deviation from the reference price that arbitrage removes. */
const WORTH_CORRECTING = 0.004;

/** Creates a pool with its share asset and fills it at the price of that day. */
export function openPool(seeder: Seeder, pool: WorldPool, atSeconds: number): void {
  const account = seeder.account(pool.owner);
  seeder.push([operationType.asset_create, shareAsset(account, pool)]);
  seeder.push([
    operationType.liquidity_pool_create,
    {
      account,
      asset_a: seeder.asset(pool.assetA).id,
      asset_b: seeder.asset(pool.assetB).id,
      share_asset: seeder.asset(pool.shareSymbol).id,
      taker_fee_percent: pool.takerFeePercent,
      withdrawal_fee_percent: pool.withdrawalFeePercent,
      extensions: [],
    },
  ]);
  if (pool.sideUsd === 0) return;
  const a = seeder.amount(pool.assetA, pool.sideUsd / seeder.usd(pool.assetA, atSeconds));
  const b = seeder.amount(pool.assetB, pool.sideUsd / seeder.usd(pool.assetB, atSeconds));
  deposit(seeder, pool, pool.owner, a, b);
}

/** One swap: back towards the reference price when the pool deviates, else a small one in any direction. */
export function swap(seeder: Seeder, pool: WorldPool, atSeconds: number): void {
  const { isSellingA, fraction } = nextSwap(seeder, pool, atSeconds);
  const { balance_a, balance_b } = seeder.pool(pool.shareSymbol);
  const symbol = isSellingA ? pool.assetA : pool.assetB;
  const units = share(isSellingA ? balance_a : balance_b, fraction);
  const able = TRADERS.filter((name) => seeder.balance(name, symbol) > units * 3n);
  if (units === 0n || able.length === 0) return;
  exchange(seeder, pool, seeder.random.pick(able), symbol, units);
}

/** Someone adds a little liquidity, or withdraws some. */
export function changeLiquidity(seeder: Seeder, pool: WorldPool): void {
  const name = seeder.random.pick(PROVIDERS);
  const held = seeder.balance(name, pool.shareSymbol);
  const state = seeder.pool(pool.shareSymbol);
  if (held > 0n && seeder.random.next() < 0.4) {
    withdraw(seeder, pool, name, share(held, seeder.random.between(0.1, 0.5)));
    return;
  }
  const fraction = seeder.random.between(0.005, 0.03);
  const [a, b] = [share(state.balance_a, fraction), share(state.balance_b, fraction)];
  const canPay = seeder.balance(name, pool.assetA) > a * 3n && seeder.balance(name, pool.assetB) > b * 3n;
  if (!canPay || a === 0n || b === 0n) return;
  deposit(seeder, pool, name, seeder.amountOfUnits(pool.assetA, a), seeder.amountOfUnits(pool.assetB, b));
}

/** The life of a filled pool between two moments. */
export function poolLife(
  pool: WorldPool,
  fromSeconds: number,
  toSeconds: number,
  seeder: Seeder,
): Happening[] {
  const happenings: Happening[] = [];
  const { random } = seeder;
  const at = (atSeconds: number, act: Happening['act']): number => happenings.push({ atSeconds, act });
  for (let moment = fromSeconds + DAY / 8; moment < toSeconds; moment += random.between(0.2, 0.6) * DAY) {
    const when = moment;
    at(when, (world) => swap(world, pool, when));
  }
  for (
    let moment = toSeconds - DAY * 0.95;
    moment < toSeconds - 600;
    moment += random.between(0.04, 0.2) * DAY
  ) {
    const when = moment;
    at(when, (world) => swap(world, pool, when));
  }
  for (let moment = fromSeconds + DAY; moment < toSeconds; moment += random.between(2, 6) * DAY) {
    at(moment, (world) => changeLiquidity(world, pool));
  }
  return happenings;
}

function nextSwap(
  seeder: Seeder,
  pool: WorldPool,
  atSeconds: number,
): { isSellingA: boolean; fraction: number } {
  const deviation = deviationOf(seeder, pool, seeder.pool(pool.shareSymbol), atSeconds);
  if (deviation > WORTH_CORRECTING)
    return { isSellingA: true, fraction: (Math.sqrt(1 + deviation) - 1) * 0.95 };
  if (deviation < -WORTH_CORRECTING) {
    return { isSellingA: false, fraction: (Math.sqrt(1 / (1 + deviation)) - 1) * 0.95 };
  }
  return { isSellingA: seeder.random.next() < 0.5, fraction: seeder.random.between(0.0001, 0.003) };
}

/** The first asset's premium in the pool over the reference price; 0.01 is one percent. */
function deviationOf(seeder: Seeder, pool: WorldPool, state: PoolObject, atSeconds: number): number {
  const a = Number(state.balance_a) / 10 ** seeder.asset(pool.assetA).precision;
  const b = Number(state.balance_b) / 10 ** seeder.asset(pool.assetB).precision;
  return b / a / (seeder.usd(pool.assetA, atSeconds) / seeder.usd(pool.assetB, atSeconds)) - 1;
}

function exchange(seeder: Seeder, pool: WorldPool, name: string, symbol: string, units: bigint): void {
  const bought = symbol === pool.assetA ? pool.assetB : pool.assetA;
  seeder.push([
    operationType.liquidity_pool_exchange,
    {
      account: seeder.account(name),
      pool: seeder.pool(pool.shareSymbol).id,
      amount_to_sell: seeder.amountOfUnits(symbol, units),
      min_to_receive: seeder.amountOfUnits(bought, 1n),
      extensions: [],
    },
  ]);
}

function deposit(seeder: Seeder, pool: WorldPool, name: string, a: JsonAmount, b: JsonAmount): void {
  const id = seeder.pool(pool.shareSymbol).id;
  seeder.push([
    operationType.liquidity_pool_deposit,
    { account: seeder.account(name), pool: id, amount_a: a, amount_b: b, extensions: [] },
  ]);
}

function withdraw(seeder: Seeder, pool: WorldPool, name: string, shares: bigint): void {
  if (shares === 0n) return;
  const body = {
    account: seeder.account(name),
    pool: seeder.pool(pool.shareSymbol).id,
    share_amount: seeder.amountOfUnits(pool.shareSymbol, shares),
    extensions: [],
  };
  seeder.push([operationType.liquidity_pool_withdraw, body]);
}

function share(units: bigint, fraction: number): bigint {
  return (units * BigInt(Math.round(fraction * 1e9))) / 1_000_000_000n;
}

function shareAsset(issuer: string, pool: WorldPool): object {
  return {
    issuer,
    symbol: pool.shareSymbol,
    precision: 8,
    common_options: {
      max_supply: '1000000000000000',
      market_fee_percent: 0,
      max_market_fee: '1000000000000000',
      issuer_permissions: 0,
      flags: 0,
      core_exchange_rate: {
        base: { amount: '100000', asset_id: '1.3.0' },
        quote: { amount: '1', asset_id: '1.3.1' },
      },
      whitelist_authorities: [],
      blacklist_authorities: [],
      whitelist_markets: [],
      blacklist_markets: [],
      description: JSON.stringify({ main: `Shares of the pool ${pool.assetA} / ${pool.assetB}`, market: '' }),
      extensions: {},
    },
    is_prediction_market: false,
    extensions: [],
  };
}
