import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import type { AssetObject } from '../../chain/ledger/objects/assets.ts';
import type { PoolObject } from '../../chain/ledger/objects/pools.ts';
import { worldAssets } from '../assets.ts';
import { type PricedCoin, priceFactor, usdPrices } from '../prices.ts';
import type { Random } from '../random.ts';

export const DAY = 86_400;

/** An amount as JSON for the chain. */
export interface JsonAmount {
  amount: string;
  asset_id: string;
}

type Draft = readonly [type: number, body: object];

/** Writes the world's past into a ledger: names instead of ids, whole coins instead of units, fees filled in. */
export class Seeder {
  readonly ledger: Ledger;
  readonly random: Random;
  /** Chain time of "today", epoch seconds. */
  readonly todaySeconds: number;

  constructor(ledger: Ledger, random: Random, todaySeconds: number) {
    this.ledger = ledger;
    this.random = random;
    this.todaySeconds = todaySeconds;
  }

  account(name: string): string {
    return this.ledger.state.accountByName(name)?.id ?? missing(name);
  }

  asset(symbol: string): AssetObject {
    return this.ledger.state.assetBySymbol(symbol) ?? missing(symbol);
  }

  pool(shareSymbol: string): PoolObject {
    return this.ledger.state.poolByShareAsset(this.asset(shareSymbol).id) ?? missing(shareSymbol);
  }

  /** Whole coins as units, rounded down. */
  units(symbol: string, coins: number): bigint {
    return unitsOf(coins, this.asset(symbol).precision);
  }

  amount(symbol: string, coins: number): JsonAmount {
    return this.amountOfUnits(symbol, this.units(symbol, coins));
  }

  amountOfUnits(symbol: string, units: bigint): JsonAmount {
    return { amount: units.toString(), asset_id: this.asset(symbol).id };
  }

  balance(name: string, symbol: string): bigint {
    return this.ledger.state.balance(this.account(name), this.asset(symbol).id);
  }

  /** US dollars for one coin at a moment. */
  usd(symbol: string, atSeconds: number): number {
    const coin = coinOf(symbol);
    const seed = usdPrices[coin] % 7;
    return usdPrices[coin] * priceFactor((this.todaySeconds - atSeconds) / DAY, isFiat(coin) ? 0 : seed);
  }

  /** Applies operations in one transaction, each with the required fee. Throws NodeError. */
  push(...drafts: Draft[]): void {
    const operations = drafts.map(([type, body]): [number, object] => [type, { fee: NO_FEE, ...body }]);
    const fees = this.ledger.requiredFees(operations, '1.3.0');
    this.ledger.pushOperations(
      operations.map(([type, body], index) => [type, { ...body, fee: printed(fees[index]) }]),
    );
  }

  transfer(from: string, to: string, amount: JsonAmount, memo?: object): void {
    const body = { from: this.account(from), to: this.account(to), amount, extensions: [] };
    this.push([operationType.transfer, memo === undefined ? body : { ...body, memo }]);
  }
}

const NO_FEE: JsonAmount = { amount: '0', asset_id: '1.3.0' };

/** Whole coins as units of a precision, rounded down. */
export function unitsOf(coins: number, precision: number): bigint {
  return BigInt(Math.floor(Number((coins * 10 ** precision).toPrecision(15))));
}

function printed(fee: { amount: bigint; asset_id: string } | undefined): JsonAmount {
  return fee === undefined ? NO_FEE : { amount: fee.amount.toString(), asset_id: fee.asset_id };
}

function coinOf(symbol: string): PricedCoin {
  if (symbol === 'BTS') return 'BTS';
  return worldAssets.find((asset) => asset.symbol === symbol)?.coin ?? missing(symbol);
}

function isFiat(coin: PricedCoin): boolean {
  return coin === 'USDT' || coin === 'USD' || coin === 'EUR' || coin === 'CNY' || coin === 'RUBLE';
}

function missing(name: string): never {
  throw new RangeError(`the world has no ${name}`);
}
