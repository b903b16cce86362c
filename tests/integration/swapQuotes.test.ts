import { buildTransaction } from '@xbts/shared/actions/buildTransaction.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { listPools } from '@xbts/shared/actions/listPools.ts';
import { poolStateOf } from '@xbts/shared/actions/poolStateOf.ts';
import { broadcastTransaction } from '@xbts/shared/actions/sendTransaction.ts';
import { swapOperations } from '@xbts/shared/actions/swapOperations.ts';
import type { AssetFees, FeesByAsset, PoolState } from '@xbts/shared/amm/poolState.ts';
import { numbersOf } from '@xbts/shared/amm/randomPools.fixture.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { openSocketWith } from '@xbts/shared/client/webSocket.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import { poolVenues } from '@xbts/shared/market/execution/poolVenue.ts';
import { quoteSwap, type SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';
import { replaySwap } from '@xbts/shared/market/execution/replaySwap.ts';
import { buildGraph } from '@xbts/shared/market/execution/venueGraph.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Devnet, startDevnet } from '../devnet/startDevnet.ts';
import { privateKeyOf } from '../devnet/world/seed/people.ts';

/** SWAPS=2000 runs the long comparison. */
const SWAPS = Number(process.env.SWAPS ?? 250);
const TRADER = 'grace-whale8';
const MAKER = 'xbts-maker9';
const CORE = '1.3.0';

const next = numbersOf(Number(process.env.SWAP_SEED ?? 11));
const upTo = (most: number) => Math.floor(next() * (most + 1));
const pick = <T>(all: readonly T[]): T => all[upTo(all.length - 1)] as T;

let devnet: Devnet;
let client: ChainClient;

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0, liveDays: 1 });
  const urls = devnet.nodes.map(({ url }) => url);
  client = createNodePool({ urls, chainId: 'auto', openSocket: openSocketWith(WebSocket) });
});

afterAll(async () => {
  client?.close();
  await devnet?.close();
});

const idOf = (name: string): string => devnet.ledger.state.accountByName(name)?.id ?? '';
const balanceOf = (name: string, assetId: string): bigint => devnet.ledger.state.balance(idOf(name), assetId);

const feesOf = ({ options }: Asset): AssetFees => ({
  chargesMarketFee: (options.flags & 1) !== 0,
  makerFeePercent: options.market_fee_percent,
  takerFeePercent: options.extensions.taker_fee_percent ?? options.market_fee_percent,
  maxMarketFee: options.max_market_fee,
});

interface Market {
  pools: ReadonlyMap<string, PoolState>;
  fees: FeesByAsset;
}

/** The pools from the node, over the wire. */
async function readMarket(): Promise<Market> {
  const pools = (await listPools(client)).map(poolStateOf);
  const ids = [...new Set(pools.flatMap(({ assetA, assetB }) => [assetA, assetB]))];
  const assets = (await getAssets(client, ids)).flatMap((asset) => asset ?? []);
  return {
    pools: new Map(pools.map((pool) => [pool.id, pool])),
    fees: new Map(assets.map((asset) => [asset.id, feesOf(asset)])),
  };
}

async function send(name: typeof TRADER | typeof MAKER, operations: readonly Operation[]): Promise<void> {
  const codec = await loadCodec();
  const chainId = await client.chainId();
  const { transaction } = await buildTransaction(client, { operations, feeAssetId: CORE, random: next });
  const privateKeys = [privateKeyOf(name, 'active')];
  await broadcastTransaction(client, signTransaction({ codec, transaction, chainId, privateKeys }).signed);
}

/** Another account trades with one of the pools: up to 3 % of its balance. */
async function tradeBetween(pools: readonly PoolState[]): Promise<void> {
  const pool = pick(pools);
  const [sold, bought, balance] =
    next() < 0.5 ? [pool.assetA, pool.assetB, pool.balanceA] : [pool.assetB, pool.assetA, pool.balanceB];
  const units = (balance * BigInt(upTo(300) + 1)) / 10_000n;
  if (units === 0n || balanceOf(MAKER, sold) < units) return;
  const payload = {
    fee: { amount: 0, asset_id: CORE },
    account: idOf(MAKER),
    pool: pool.id,
    amount_to_sell: { amount: units.toString(), asset_id: sold },
    min_to_receive: { amount: 1, asset_id: bought },
    extensions: [] as [],
  };
  try {
    await send(MAKER, [[operationType.liquidity_pool_exchange, payload]]);
  } catch (error) {
    if (!hasCode(error, 'chain.insufficient_balance', 'chain.price_changed')) throw error;
  }
}

function randomWish({ pools }: Market): SwapWish {
  const full = [...pools.values()].filter(({ balanceA }) => balanceA > 0n);
  const ends = [...new Set(full.flatMap(({ assetA, assetB }) => [assetA, assetB]))];
  const from = pick(ends.filter((id) => balanceOf(TRADER, id) > 0n));
  const to = pick(ends.filter((id) => id !== from));
  const side = next() < 0.6 ? 'in' : 'out';
  const [fixed, other] = side === 'in' ? [from, to] : [to, from];
  const pool = full.find(({ assetA, assetB }) => [assetA, assetB].includes(fixed));
  const held = pool?.assetA === fixed ? pool.balanceA : (pool?.balanceB ?? 1n);
  const units = (held * BigInt(upTo(500) + 1)) / 10_000n + 1n;
  const slippage = pick([0, 10, 50, 100, 300]);
  return { side, fixed: { units, assetId: fixed }, otherAssetId: other, slippage };
}

function quoted(market: Market, wish: SwapWish): SwapPlan | undefined {
  try {
    return quoteSwap(buildGraph(poolVenues(market.pools.values(), market.fees)), market.fees, wish);
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('pool.')) return undefined;
    throw error;
  }
}

/** The plan's movements of its assets, without core fees. */
type Moved = ReadonlyMap<string, bigint>;

async function swap(plan: SwapPlan): Promise<{ moved: Moved; refusal: string | null }> {
  const operations = swapOperations(plan, idOf(TRADER));
  const ids = [
    ...new Set([
      CORE,
      ...plan.paths.flat().flatMap(({ sell, expected }) => [sell.assetId, expected.assetId]),
    ]),
  ];
  const before = new Map(ids.map((id) => [id, balanceOf(TRADER, id)]));
  const fees = devnet.ledger
    .requiredFees(operations, CORE)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  let refusal: string | null = null;
  try {
    await send(TRADER, operations);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refusal = error.code;
  }
  devnet.ledger.produceBlock();
  const paid = refusal === null ? fees : 0n;
  const moved = ids.map((id): [string, bigint] => {
    const change = balanceOf(TRADER, id) - (before.get(id) ?? 0n);
    return [id, id === CORE ? change + paid : change];
  });
  return { moved: new Map(moved), refusal };
}

/** Checks that a swap moved the predicted amounts, and at least the guaranteed one. */
function assertMoved(plan: SwapPlan, moved: Moved, foreseen: bigint): void {
  const [sold, bought] = [plan.sold.assetId, plan.expected.assetId];
  const middles = plan.paths.flatMap((path) => path.slice(0, -1).map(({ expected }) => expected.assetId));
  const [got, paid] = [moved.get(bought) ?? 0n, -(moved.get(sold) ?? 0n)];
  expect(foreseen).toBeGreaterThanOrEqual(plan.guaranteed.units);
  // A path through one of its own ends leaves some of it behind, to the user's benefit.
  if (middles.includes(bought)) expect(got).toBeGreaterThanOrEqual(foreseen);
  else expect(got).toBe(foreseen);
  if (middles.includes(sold)) expect(paid).toBeLessThanOrEqual(plan.sold.units);
  else expect(paid).toBe(plan.sold.units);
  // Intermediate assets are never short: each hop sells the guaranteed output of the one before it.
  expect(middles.every((id) => id === sold || (moved.get(id) ?? 0n) >= 0n)).toBe(true);
}

it('every accepted quote executes at its min_to_receive or better, or is refused as price-changed without any movement', async () => {
  const ended = { done: 0, refused: 0, several: 0, split: 0, out: 0 };
  for (let round = 0; round < SWAPS; round += 1) {
    const market = await readMarket();
    const wish = randomWish(market);
    const plan = quoted(market, wish);
    if (plan === undefined || plan.sold.units > balanceOf(TRADER, plan.sold.assetId)) continue;
    const touched = plan.paths.flat().flatMap(({ id }) => market.pools.get(id) ?? []);
    for (let trades = upTo(2); trades > 0; trades -= 1) {
      await tradeBetween(next() < 0.7 ? touched : [...market.pools.values()]);
      devnet.ledger.produceBlock();
    }
    const now = await readMarket();
    const foreseen = replaySwap(plan, poolVenues(now.pools.values(), now.fees), now.fees);
    const { moved, refusal } = await swap(plan);
    if (refusal !== null) {
      expect([refusal, foreseen]).toEqual(['chain.price_changed', undefined]);
      expect([...moved.values()].every((units) => units === 0n)).toBe(true);
      ended.refused += 1;
      continue;
    }
    assertMoved(plan, moved, foreseen ?? 0n);
    if (wish.side === 'out') expect(plan.guaranteed.units).toBeGreaterThanOrEqual(wish.fixed.units);
    ended.done += 1;
    ended.several += plan.paths.some((path) => path.length > 1) ? 1 : 0;
    ended.split += plan.paths.length > 1 ? 1 : 0;
    ended.out += wish.side === 'out' ? 1 : 0;
  }
  // Enough of every kind, so that the test can not pass by leaving some out.
  expect(Math.min(ended.done / 4, ended.refused, ended.several, ended.split, ended.out)).toBeGreaterThan(5);
}, 600_000);
