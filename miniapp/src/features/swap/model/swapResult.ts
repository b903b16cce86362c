import { useQuery } from '@tanstack/react-query';
import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import type { Amount } from '@xbts/shared/amounts/amount.ts';
import type { AssetAmount } from '@xbts/shared/protocol/operations/parts.ts';
import { chain } from '../../../platform/chain/chain.ts';
import type { PendingTransaction } from '../../transactions/model/pending.ts';
import { receivedIn } from './receivedIn.ts';
import { type SwapTrade, tradesOf } from './swapTrades.ts';

/** The maximum number of looks at the history for a swap, and the milliseconds between two looks. */
const TRIES = 10;
const AGAIN_MS = 1_000;

/** The total that a swap moved, according to the chain. */
export interface SwapResult {
  sold: Amount;
  /** Null until the swap is in a block. */
  got: Amount | null;
  /** Leftovers of intermediate assets. */
  remains: readonly Amount[];
}

/**
 * The amount of the first asset sold, regardless of the swap's result. A route may pass through that asset again: the
 * account does not pay the part that one exchange guarantees and a later one sells.
 */
export function soldBy(exchanges: readonly SwapTrade[]): Amount {
  const assetId = exchanges[0]?.amount_to_sell.asset_id ?? '';
  const unitsOf = ({ amount, asset_id }: AssetAmount) => (asset_id === assetId ? BigInt(amount) : 0n);
  const units = exchanges.reduce(
    (sum, { amount_to_sell: sell, min_to_receive: least }) => sum + unitsOf(sell) - unitsOf(least),
    0n,
  );
  return { units, assetId };
}

/** Sums up the exchanges by the amounts each of them received. */
export function resultOf(exchanges: readonly SwapTrade[], received: readonly Amount[]): SwapResult {
  const sold = soldBy(exchanges);
  // Surplus of the sold asset from the middle of the route is a leftover, as for any intermediate asset.
  const net = new Map([[sold.assetId, sold.units]]);
  const add = (assetId: string, units: bigint) => net.set(assetId, (net.get(assetId) ?? 0n) + units);
  exchanges.forEach(({ amount_to_sell: sell }, index) => {
    add(sell.asset_id, -BigInt(sell.amount));
    const got = received[index];
    if (got !== undefined) add(got.assetId, got.units);
  });
  const gotId = exchanges.at(-1)?.min_to_receive.asset_id ?? '';
  const remains = [...net]
    .filter(([assetId, units]) => assetId !== gotId && units > 0n)
    .map(([assetId, units]) => ({ assetId, units }));
  return { sold, got: { assetId: gotId, units: net.get(gotId) ?? 0n }, remains };
}

async function readResult(transaction: PendingTransaction): Promise<SwapResult | null> {
  const { account, signed, blockNumber } = transaction;
  const exchanges = tradesOf(signed);
  if (exchanges === undefined || blockNumber === null) return null;
  const records = await getAccountHistory(chain, { account });
  const received = receivedIn(records, exchanges, blockNumber);
  return received.length === exchanges.length ? resultOf(exchanges, received) : null;
}

/** The amounts moved by a swap that is in a block, read from the account's history; null until they are there. */
export function useSwapResult(transaction: PendingTransaction): SwapResult | null {
  const { data } = useQuery({
    queryKey: ['swapResult', transaction.id, transaction.blockNumber],
    queryFn: () => readResult(transaction),
    enabled: transaction.blockNumber !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // The node's account history may lag behind its blocks, or another node answers now.
    refetchInterval: ({ state }) => (state.data === null && state.dataUpdateCount < TRIES ? AGAIN_MS : false),
    meta: { isPrivate: true },
  });
  return data ?? null;
}
