import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { Genesis } from '../chain/ledger/genesis.ts';
import type { Happening } from './seed/happening.ts';
import type { Seeder } from './seed/seeder.ts';

const OWNER = 'xbtsx-issuer';
const TRADER = 'grace-whale8';
/** Assets for each pool: a thousand pools trade three hundred assets. */
const ASSETS_PER_POOL = 0.3;
/** Units of each asset in the world; every pool takes a small part of them. */
const UNITS = 1_000_000_000_000n;
/** Units of the first asset in the first pool; each later pool has a little less. */
const MOST_UNITS = 2_000_000_000n;
/** Core units that the fees and deposits of one pool take at most. */
const CORE_FOR_ONE = 3_000_000_000n;

const tokenOf = (index: number): string => `TOKEN${index + 1}`;
const shareOf = (index: number): string => `TOKENPOOL${index + 1}`;
const tokensFor = (pooled: number): number => Math.max(2, Math.ceil(pooled * ASSETS_PER_POOL));

/** The symbols of a pool's assets: the native coin with each token first, then tokens with each other, never a pair twice. */
function pairOf(index: number, tokens: number): readonly [string, string] {
  const [place, round] = [index % tokens, Math.floor(index / tokens)];
  if (round === 0) return ['BTS', tokenOf(place)];
  const other = (place + round) % tokens;
  return place < other ? [tokenOf(place), tokenOf(other)] : [tokenOf(other), tokenOf(place)];
}

/** The genesis with the assets of the extra pools, for tests of long lists. */
export function withManyPools(genesis: Genesis, pooled: number): Genesis {
  if (pooled === 0) return genesis;
  const tokens = Array.from({ length: tokensFor(pooled) }, (_, index) => tokenOf(index));
  const shares = Array.from({ length: pooled }, (_, index) => shareOf(index));
  const core = (account: string) => ({
    account,
    symbol: 'BTS',
    amount: BigInt(pooled) * CORE_FOR_ONE,
  });
  return {
    ...genesis,
    assets: [
      ...genesis.assets,
      ...[...tokens, ...shares].map((symbol) => ({ symbol, precision: 5, issuer: OWNER })),
    ],
    balances: [
      ...genesis.balances,
      core(OWNER),
      core(TRADER),
      ...tokens.flatMap((symbol) =>
        [OWNER, TRADER].map((account) => ({ account, symbol, amount: UNITS / 2n })),
      ),
    ],
  };
}

/** Creates and fills the extra pools, each with a trade on the last day. */
export function manyPools(pooled: number, fromSeconds: number, toSeconds: number): Happening[] {
  if (pooled === 0) return [];
  const indexes = Array.from({ length: pooled }, (_, index) => index);
  const each = (act: (seeder: Seeder, index: number) => void) => (seeder: Seeder) => {
    for (const index of indexes) act(seeder, index);
  };
  return [
    { atSeconds: fromSeconds, act: each(open) },
    { atSeconds: toSeconds - 3600, act: each(trade) },
  ];

  function open(seeder: Seeder, index: number): void {
    const [assetA, assetB] = pairOf(index, tokensFor(pooled));
    const account = seeder.account(OWNER);
    const share_asset = seeder.asset(shareOf(index)).id;
    seeder.push([
      operationType.liquidity_pool_create,
      {
        account,
        asset_a: seeder.asset(assetA).id,
        asset_b: seeder.asset(assetB).id,
        share_asset,
        taker_fee_percent: 10 + (index % 40),
        withdrawal_fee_percent: 0,
        extensions: [],
      },
    ]);
    const units = MOST_UNITS - BigInt(index) * 1_000_000n;
    seeder.push([
      operationType.liquidity_pool_deposit,
      {
        account,
        pool: seeder.pool(shareOf(index)).id,
        amount_a: seeder.amountOfUnits(assetA, units),
        amount_b: seeder.amountOfUnits(assetB, units / 2n),
        extensions: [],
      },
    ]);
  }

  function trade(seeder: Seeder, index: number): void {
    const [assetA, assetB] = pairOf(index, tokensFor(pooled));
    seeder.push([
      operationType.liquidity_pool_exchange,
      {
        account: seeder.account(TRADER),
        pool: seeder.pool(shareOf(index)).id,
        amount_to_sell: seeder.amountOfUnits(assetA, 1_000_000n + BigInt((index * 7919) % 5_000_000)),
        min_to_receive: seeder.amountOfUnits(assetB, 1n),
        extensions: [],
      },
    ]);
  }
}
