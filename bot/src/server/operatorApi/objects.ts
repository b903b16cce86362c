import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import type { RawObject } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { readObjects } from '../../chain/data/objects.ts';

/** Objects per call of a node. */
const BATCH = 100;

/** Chain objects in the order asked, null for a missing one; an empty list makes no call. */
export function objectsInOrder(client: ChainReader, ids: readonly string[]): Promise<(RawObject | null)[]> {
  return inBatches(ids, BATCH, async (batch) => {
    const found = await readObjects(client, batch);
    return batch.map((id) => found.get(id) ?? null);
  });
}

/** One object, in a list like the node's. @throws AppError request.not_found */
export async function objectAlone(client: ChainReader, id: string): Promise<[RawObject]> {
  const [object] = await objectsInOrder(client, [id]);
  if (object === null || object === undefined) throw new AppError('request.not_found', { what: id });
  return [object];
}
