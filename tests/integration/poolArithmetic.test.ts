import type { AssetFees, FeesByAsset, PoolWithShares } from '@xbts/shared/amm/poolState.ts';
import { quoteDeposit } from '@xbts/shared/amm/quoteDeposit.ts';
import { quoteExchange } from '@xbts/shared/amm/quoteExchange.ts';
import { quoteExchangeForExactOut } from '@xbts/shared/amm/quoteExchangeForExactOut.fixture.ts';
import { quoteWithdraw } from '@xbts/shared/amm/quoteWithdraw.ts';
import { numbersOf } from '@xbts/shared/amm/randomPools.fixture.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, it } from 'vitest';
import { NodeError } from '../devnet/chain/ledger/nodeError.ts';
import type { ExchangeResult } from '../devnet/chain/ledger/objects/operations.ts';
import { ASSET_A, ASSET_B, OWNER, SHARE, TRADER } from '../devnet/chain/ledger/smallChain.ts';
import { applyToPool, type PoolSetting, poolOfChain, setPool, startPoolJudge } from './poolJudge.ts';

/** About three seconds; POOL_OPERATIONS and POOL_SEED run another comparison. */
const OPERATIONS = Number(process.env.POOL_OPERATIONS ?? 100_000);
const SEED = Number(process.env.POOL_SEED ?? 1);
const OPERATIONS_A_POOL = 12;

const next = numbersOf(SEED);
const upTo = (most: number) => Math.floor(next() * (most + 1));
const chance = (part: number) => next() < part;
/** From one unit to 10^digits: dust as likely as the largest supply. */
const units = (digits = 15) => BigInt(Math.ceil(10 ** (next() * digits)));
const percent = () => (chance(0.1) ? 10_000 : chance(0.3) ? upTo(10_000) : upTo(300));
const assetFees = (): AssetFees => ({
  chargesMarketFee: chance(0.7),
  makerFeePercent: percent(),
  takerFeePercent: percent(),
  maxMarketFee: chance(0.5) ? 10n ** 15n : units() - 1n,
});

function randomSetting(): PoolSetting {
  const isEmpty = chance(0.05);
  const shareSupply = isEmpty ? 0n : units();
  return {
    balanceA: isEmpty ? 0n : units(),
    balanceB: isEmpty ? 0n : units(),
    shareSupply,
    shareMaxSupply: chance(0.8) ? 10n ** 15n : shareSupply + units(),
    isNewSupplyDisabled: chance(0.05),
    takerFeePercent: percent(),
    withdrawalFeePercent: percent(),
    feesA: assetFees(),
    feesB: assetFees(),
  };
}

/** The outcome of an operation or its refusal, in one form for client and chain. */
type Outcome = { paid: bigint[]; received: bigint[]; fees: bigint[] } | { refused: string };

const reasons: [RegExp, string][] = [
  [/The pool has not been initialized/u, 'pool.not_initialised'],
  [/Unable to exchange at expected price|Aborting due to zero outcome/u, 'pool.zero_outcome'],
  [/maker market fee of the selling asset is too high/u, 'pool.maker_fee_too_high'],
  [/can_create_new_supply\(\)/u, 'pool.new_supply_disabled'],
  [/Can not create new supply/u, 'pool.supply_exhausted'],
  [/initial deposit can only be done by the pool owner/u, 'pool.owner_first'],
  [/For initial deposit, each amount/u, 'pool.first_deposit_too_large'],
  [/more than the current supply/u, 'pool.shares_over_supply'],
];

function judged(run: () => ExchangeResult): Outcome {
  try {
    const { paid, received, fees } = run();
    const unitsOf = (list: { amount: bigint }[]) => list.map(({ amount }) => amount);
    return { paid: unitsOf(paid), received: unitsOf(received), fees: unitsOf(fees) };
  } catch (error) {
    if (!(error instanceof NodeError)) throw error;
    return { refused: reasons.find(([text]) => text.test(error.message))?.[1] ?? error.message };
  }
}

function quoted(run: () => { outcome: Outcome; after: PoolWithShares }, before: PoolWithShares) {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: { refused: error.code }, after: before };
  }
}

/** One random operation: the client's quote, and the chain's result. */
function randomOperation(pool: PoolWithShares, fees: FeesByAsset) {
  const kind = upTo(5);
  if (kind === 0) return deposit(pool);
  if (kind === 1) return withdraw(pool);
  return exchange(pool, fees);
}

function deposit(pool: PoolWithShares) {
  const offered = { a: units(), b: units() };
  const account = chance(0.5) ? OWNER : TRADER;
  const members = {
    account,
    amount_a: { amount: offered.a, asset_id: ASSET_A },
    amount_b: { amount: offered.b, asset_id: ASSET_B },
  };
  const quote = () => {
    const { taken, minted, after } = quoteDeposit(pool, offered, account === OWNER);
    return { outcome: { paid: [taken.a, taken.b], received: [minted], fees: [] }, after };
  };
  return { id: 61, members, quote } as const;
}

function withdraw(pool: PoolWithShares) {
  const shares = chance(0.1) && pool.shareSupply > 0n ? pool.shareSupply : units();
  const members = { account: TRADER, share_amount: { amount: shares, asset_id: SHARE } };
  const quote = () => {
    const { received, fee, after } = quoteWithdraw(pool, shares);
    return { outcome: { paid: [shares], received: [received.a, received.b], fees: [fee.a, fee.b] }, after };
  };
  return { id: 62, members, quote } as const;
}

function exchange(pool: PoolWithShares, fees: FeesByAsset) {
  const [sold, bought] = chance(0.5) ? [ASSET_A, ASSET_B] : [ASSET_B, ASSET_A];
  const sell = { units: amountFor(pool, sold, bought, fees), assetId: sold };
  const members = {
    account: TRADER,
    amount_to_sell: { amount: sell.units, asset_id: sold },
    min_to_receive: { amount: 1n, asset_id: bought },
  };
  const quote = () => {
    const { received, makerFee, takerFee, poolFee, after } = quoteExchange(pool, sell, fees);
    const outcome = { paid: [sell.units], received: [received.units], fees: [makerFee, takerFee, poolFee] };
    return { outcome, after: { ...pool, ...after } };
  };
  return { id: 63, members, quote } as const;
}

/** Any amount; one time in three the sale of an exact-out quote, or a unit less. */
function amountFor(pool: PoolWithShares, sold: string, bought: string, fees: FeesByAsset): bigint {
  if (chance(0.67)) return units();
  const held = sold === ASSET_A ? pool.balanceB : pool.balanceA;
  try {
    const wanted = { units: units() % (held + 1n), assetId: bought };
    const exact = quoteExchangeForExactOut(pool, wanted, fees).sold.units;
    return exact > 1n && chance(0.5) ? exact - 1n : exact;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return units();
  }
}

it(`gives the chain's results, to the unit, over ${OPERATIONS} random operations`, async () => {
  const ledger = await startPoolJudge();
  const counts = { done: 0, refused: 0 };
  let fees: FeesByAsset = new Map();
  for (let index = 0; index < OPERATIONS; index += 1) {
    if (index % OPERATIONS_A_POOL === 0) {
      const setting = randomSetting();
      setPool(ledger, setting);
      fees = new Map([
        [ASSET_A, setting.feesA],
        [ASSET_B, setting.feesB],
      ]);
    }
    const before = poolOfChain(ledger);
    const { id, members, quote } = randomOperation(before, fees);
    const { outcome, after } = quoted(quote, before);
    const judgement = judged(() => applyToPool(ledger, id, members));
    expect({ index, outcome, after }).toEqual({ index, outcome: judgement, after: poolOfChain(ledger) });
    counts['refused' in judgement ? 'refused' : 'done'] += 1;
  }
  expect(counts.done).toBeGreaterThan(OPERATIONS / 3);
  expect(counts.refused).toBeGreaterThan(OPERATIONS / 20);
}, 600_000);
