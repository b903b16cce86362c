import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import type { PoolWithShares } from '@xbts/shared/amm/poolState.ts';
import type { BothSides } from '@xbts/shared/amm/quoteDeposit.ts';
import { quoteWithdraw } from '@xbts/shared/amm/quoteWithdraw.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { movedBy } from './poolEvents.ts';

/** An account's net deposits in a pool, from the deposits and withdrawals in its history. */
export interface PutIn {
  /** Units deposited less units withdrawn; negative when more came out. */
  readonly net: BothSides;
  /** Shares minted for its deposits less those redeemed. */
  readonly shares: bigint;
  readonly deposits: number;
  readonly withdrawals: number;
}

/** The limit of one reading of an account's history (chain.md §2). */
const PAGE = 100;
/** Maximum pages of deposits, and of withdrawals. */
const MOST_PAGES = 20;

type PoolAssets = Pick<PoolWithShares, 'id' | 'assetA' | 'assetB' | 'shareAsset'>;

/** Adds up the deposits and withdrawals of one pool among an account's operations. */
export function putInOf(records: readonly OperationRecord[], pool: PoolAssets): PutIn {
  let [a, b, shares, deposits, withdrawals] = [0n, 0n, 0n, 0, 0];
  for (const { op, result } of records) {
    if (op[1].pool !== pool.id) continue;
    const { paid, received } = movedBy(result);
    const net = (assetId: string) => {
      const sum = (moved: typeof paid) =>
        moved.reduce((all, each) => (each.assetId === assetId ? all + each.units : all), 0n);
      return sum(paid) - sum(received);
    };
    a += net(pool.assetA);
    b += net(pool.assetB);
    shares -= net(pool.shareAsset);
    if (op[0] === operationType.liquidity_pool_deposit) deposits += 1;
    else withdrawals += 1;
  }
  return { net: { a, b }, shares, deposits, withdrawals };
}

/** The present payment for shares, after the withdrawal fee; zero when the chain would refuse so few. */
export function payoutOf(pool: PoolWithShares, shares: bigint): BothSides {
  try {
    return quoteWithdraw(pool, shares).received;
  } catch (error) {
    if (hasCode(error, 'pool.zero_outcome')) return { a: 0n, b: 0n };
    throw error;
  }
}

/** The earnings of shares compared with holding the deposited assets. */
export interface Earned {
  /** Units of each asset gained over holding; negative: lost. */
  readonly units: BothSides;
  /** Both together in units of asset B at the pool's present price, an estimate. */
  readonly inB: number;
}

/**
 * The earnings of the account's shares: their present payment less the net deposits. Null when the shares do not match
 * the known deposits and withdrawals.
 */
export function earnedOf(pool: PoolWithShares, shares: bigint, putIn: PutIn): Earned | null {
  if (shares === 0n || shares !== putIn.shares || pool.balanceA === 0n) return null;
  const received = payoutOf(pool, shares);
  const units = { a: received.a - putIn.net.a, b: received.b - putIn.net.b };
  const price = Number(pool.balanceB) / Number(pool.balanceA);
  return { units, inB: Number(units.a) * price + Number(units.b) };
}

/** An account's operations of one type, newest first, as far back as the node keeps them. */
async function readOperations(
  account: string,
  type: number,
  signal: AbortSignal,
): Promise<OperationRecord[]> {
  const records: OperationRecord[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const last = records.at(-1);
    const start = last === undefined ? {} : { start: last.id };
    const read = await getAccountOperations(chain, account, type, { signal, ...start });
    // The start is inclusive: the next page begins with the last operation of this one.
    records.push(...(last === undefined ? read : read.slice(1)));
    if (read.length < PAGE) break;
  }
  return records;
}

/**
 * An account's net deposits in a pool, from its own history on a chain node; read again when its shares change. Nothing
 * is read for null.
 */
export function usePutIn(account: string | null, pool: PoolAssets, held: bigint): UseQueryResult<PutIn> {
  return useQuery({
    queryKey: ['account', account, 'putIn', pool.id, held.toString()],
    queryFn: async ({ signal }) => {
      const types = [operationType.liquidity_pool_deposit, operationType.liquidity_pool_withdraw];
      const read = types.map((type) => readOperations(account ?? '', type, signal));
      return putInOf((await Promise.all(read)).flat(), pool);
    },
    enabled: account !== null,
  });
}
