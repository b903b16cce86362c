import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { chainInt, objectIdOf } from '@xbts/shared/protocol/objects.ts';
import * as v from 'valibot';

// Nothing else is parsed: an order with an unexpected member still rests.
const schema = v.object({ id: objectIdOf('1.7'), for_sale: chainInt });
/** Ids asked for at once: a node has no limit here, an answer should have. */
const BATCH = 500;

/** What each of these orders still has for sale at the node's head, pending transactions included; those that are gone are absent. */
export async function restingUnits(
  client: ChainReader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const found = await inBatches(orderIds, BATCH, (ids) => getObjects(client, ids, schema));
  return new Map(found.flatMap((order) => (order === null ? [] : [[order.id, order.for_sale]])));
}
