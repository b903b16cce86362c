import { useQuery } from '@tanstack/react-query';
import { getRequiredFees } from '@xbts/shared/actions/getRequiredFees.ts';
import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { type MemoText, withMemoStandIns } from '@xbts/shared/protocol/memoStandIn.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { chain } from '../../../platform/chain/chain.ts';

/** Operations whose fee depends on all of their bytes (chain.md §8), or on a duration. */
const bySize: readonly number[] = [
  operationType.account_create,
  operationType.account_update,
  operationType.asset_create,
  operationType.htlc_create,
  operationType.htlc_redeem,
  operationType.htlc_extend,
];

/** The inputs of an operation's fee, as a key: its type and the size of its memo, or all of it. */
function feeKey(operation: Operation): string {
  const [type, payload] = operation;
  if (bySize.includes(type)) return JSON.stringify(operation);
  const memo = 'memo' in payload ? payload.memo : undefined;
  return memo === undefined ? `${type}` : `${type}+${memo.message.length / 2}`;
}

/** The fees of operations one by one in core units; null until read. */
export interface OperationFees {
  fees: readonly bigint[] | null;
  error: AppError | null;
}

/**
 * The chain's fees of operations, read from a node when their kinds or memo sizes change; amounts and parties do not
 * matter. Nothing is read for null. While others are being read, the last ones stay.
 */
export function useOperationFees(
  operations: readonly Operation[] | null,
  memos: readonly MemoText[] = [],
): OperationFees {
  const priced = withMemoStandIns(operations ?? [], memos);
  const keys = priced.map(feeKey);
  const { data, error } = useQuery({
    queryKey: ['operationFees', ...keys],
    queryFn: async () => {
      const fees = await getRequiredFees(chain, priced, CORE_ASSET_ID);
      return fees.map(({ amount }) => amount);
    },
    enabled: keys.length > 0,
    staleTime: 60_000,
    placeholderData: (last) => (last?.length === keys.length ? last : undefined),
  });
  return { fees: data ?? null, error: error === null ? null : toAppError(error) };
}
