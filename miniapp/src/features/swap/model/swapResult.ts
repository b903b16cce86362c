import { useQuery } from '@tanstack/react-query';
import { getAccountHistory } from '@xbts/shared/actions/getAccountHistory.ts';
import type { Amount } from '@xbts/shared/amounts/amount.ts';
import type {
  AssetAmount,
  LiquidityPoolExchange,
  SignedTransaction,
} from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { exchangeResultSchema, type OperationRecord } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';
import { chain } from '../../../platform/chain/chain.ts';
import type { PendingTransaction } from '../../transactions/model/pending.ts';

/** How often the history is looked at in all until it has a swap, and milliseconds between two looks. */
const TRIES = 10;
const AGAIN_MS = 1_000;

const poolOf = v.object({ pool: v.string() });

/** What a swap moved in all, as the chain tells. */
export interface SwapResult {
  sold: Amount;
  /** Null while it is not in a block. */
  got: Amount | null;
  /** What stayed of assets between. */
  remains: readonly Amount[];
}

/** The exchanges of a transaction that is a swap and nothing else; undefined for any other. */
export function exchangesOf({ operations }: SignedTransaction): LiquidityPoolExchange[] | undefined {
  const exchanges = operations.flatMap((operation) =>
    operation[0] === operationType.liquidity_pool_exchange ? [operation[1]] : [],
  );
  return exchanges.length > 0 && exchanges.length === operations.length ? exchanges : undefined;
}

/**
 * What was sold of the first asset, whatever becomes of the swap. A route may lead through that asset again: what an
 * exchange guarantees of it and a later one sells on is not taken from the account.
 */
export function soldBy(exchanges: readonly LiquidityPoolExchange[]): Amount {
  const assetId = exchanges[0]?.amount_to_sell.asset_id ?? '';
  const unitsOf = ({ amount, asset_id }: AssetAmount) => (asset_id === assetId ? BigInt(amount) : 0n);
  const units = exchanges.reduce(
    (sum, { amount_to_sell: sell, min_to_receive: least }) => sum + unitsOf(sell) - unitsOf(least),
    0n,
  );
  return { units, assetId };
}

/** What exchanges moved by what each of them received. */
export function resultOf(
  exchanges: readonly LiquidityPoolExchange[],
  received: readonly Amount[],
): SwapResult {
  const sold = soldBy(exchanges);
  // What came of the sold asset on the way, beyond what was sold on, stays as that of any asset between.
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

/** What the exchanges of a transaction received, out of the account's history: blocks do not hold it. */
function receivedIn(
  records: readonly OperationRecord[],
  exchanges: readonly LiquidityPoolExchange[],
  blockNumber: number,
): Amount[] {
  return exchanges.flatMap(({ pool, amount_to_sell: sell }, index) => {
    for (const { op, result, block_num, op_in_trx } of records) {
      if (block_num !== blockNumber || op_in_trx !== index) continue;
      const [exchange, outcome] = [v.safeParse(poolOf, op[1]), v.safeParse(exchangeResultSchema, result)];
      if (!exchange.success || !outcome.success || exchange.output.pool !== pool) continue;
      const { paid, received } = outcome.output[1];
      if (paid[0]?.amount !== BigInt(sell.amount) || received[0] === undefined) continue;
      return [{ units: received[0].amount, assetId: received[0].asset_id }];
    }
    return [];
  });
}

async function readResult(transaction: PendingTransaction): Promise<SwapResult | null> {
  const { account, signed, blockNumber } = transaction;
  const exchanges = exchangesOf(signed);
  if (exchanges === undefined || blockNumber === null) return null;
  const records = await getAccountHistory(chain, { account });
  const received = receivedIn(records, exchanges, blockNumber);
  return received.length === exchanges.length ? resultOf(exchanges, received) : null;
}

/** What a swap that is in a block has moved, read from the account's history; null while it is not there. */
export function useSwapResult(transaction: PendingTransaction): SwapResult | null {
  const { data } = useQuery({
    queryKey: ['swapResult', transaction.id, transaction.blockNumber],
    queryFn: () => readResult(transaction),
    enabled: transaction.blockNumber !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // A node may have told of the block a moment before its history of the account has it, or another node is asked now.
    refetchInterval: ({ state }) => (state.data === null && state.dataUpdateCount < TRIES ? AGAIN_MS : false),
    meta: { isPrivate: true },
  });
  return data ?? null;
}
