import { useQuery } from '@tanstack/react-query';
import { getBlock } from '@xbts/shared/actions/getBlock.ts';
import { isSameTransaction } from '@xbts/shared/actions/sameTransaction.ts';
import type { Amount } from '@xbts/shared/amounts/amount.ts';
import { assetAmountSchema, type ProcessedTransaction } from '@xbts/shared/protocol/objects.ts';
import type { LiquidityPoolExchange, SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import * as v from 'valibot';
import type { PendingTransaction } from '../stores/pending.ts';
import { chain } from './chain.ts';

/** What an exchange with a pool says in the block (chain.md §5, result 4). */
const exchangeResult = v.tuple([v.literal(4), v.object({ received: v.tuple([assetAmountSchema]) })]);

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

/** What was sold of the first asset, whatever becomes of the swap. */
export function soldBy(exchanges: readonly LiquidityPoolExchange[]): Amount {
  const assetId = exchanges[0]?.amount_to_sell.asset_id ?? '';
  const units = exchanges.reduce(
    (sum, { amount_to_sell: sell }) => (sell.asset_id === assetId ? sum + BigInt(sell.amount) : sum),
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
  const net = new Map<string, bigint>();
  const add = (assetId: string, units: bigint) => net.set(assetId, (net.get(assetId) ?? 0n) + units);
  exchanges.forEach(({ amount_to_sell: sell }, index) => {
    add(sell.asset_id, -BigInt(sell.amount));
    const got = received[index];
    if (got !== undefined) add(got.assetId, got.units);
  });
  const gotId = exchanges.at(-1)?.min_to_receive.asset_id ?? '';
  const remains = [...net]
    .filter(([assetId, units]) => assetId !== gotId && assetId !== sold.assetId && units > 0n)
    .map(([assetId, units]) => ({ assetId, units }));
  return { sold, got: { assetId: gotId, units: net.get(gotId) ?? 0n }, remains };
}

function receivedIn({ operation_results }: ProcessedTransaction): Amount[] {
  return (operation_results ?? []).flatMap((result) => {
    const parsed = v.safeParse(exchangeResult, result);
    if (!parsed.success) return [];
    const [{ amount, asset_id }] = parsed.output[1].received;
    return [{ units: amount, assetId: asset_id }];
  });
}

async function readResult({ signed, blockNumber }: PendingTransaction): Promise<SwapResult | null> {
  const exchanges = exchangesOf(signed);
  const block = blockNumber === null ? null : await getBlock(chain, blockNumber);
  const own = block?.transactions.find((each) => isSameTransaction(each, signed));
  return exchanges === undefined || own === undefined ? null : resultOf(exchanges, receivedIn(own));
}

/** What a swap that is in a block has moved, read from that block; null while it is not there. */
export function useSwapResult(transaction: PendingTransaction): SwapResult | null {
  const { data } = useQuery({
    queryKey: ['swapResult', transaction.id, transaction.blockNumber],
    queryFn: () => readResult(transaction),
    enabled: transaction.blockNumber !== null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPrivate: true },
  });
  return data ?? null;
}
