import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { chainInt, objectIdOf } from '../protocol/objects.ts';
import { getObjects } from './getObjects.ts';
import { inBatches } from './inBatches.ts';

// Nothing else is parsed, so an order with an unexpected member still rests.
const schema = v.object({ id: objectIdOf('1.7'), for_sale: chainInt });
/** Ids per call. Nodes have no limit here; this bounds the size of an answer. */
const BATCH = 500;

/**
 * The units that each order still has for sale at the node's head, pending transactions included. Closed orders are
 * absent.
 */
export async function getRestingUnits(
  client: ChainReader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const found = await inBatches(orderIds, BATCH, (ids) => getObjects(client, ids, schema));
  return new Map(found.flatMap((order) => (order === null ? [] : [[order.id, order.for_sale]])));
}
