import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { type TimedTransfer, timedTransferSchema } from '@xbts/shared/protocol/timedTransfers.ts';

function timedIdOf([type, payload]: Operation): string | null {
  const isOfOne = type === operationType.htlc_redeem || type === operationType.htlc_extend;
  return isOfOne ? payload.htlc_id : null;
}

/**
 * Reads the timed transfers that operations take or extend from the chain. @throws AppError timed.gone and those of
 * ChainReader.call
 */
export async function readTimed(
  node: ChainReader,
  operations: readonly Operation[],
): Promise<TimedTransfer[]> {
  const ids = operations.map(timedIdOf).filter((id) => id !== null);
  const found = await getObjects(node, ids, timedTransferSchema);
  return found.map((each, index) => {
    if (each === null) throw new AppError('timed.gone', { id: ids[index] ?? '' });
    return each;
  });
}
