import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { chainInt, objectIdOf } from '../protocol/objects.ts';
import { getObjects } from './getObjects.ts';
import { inBatches } from './inBatches.ts';

// Nothing else is parsed: an order with an unexpected member still rests.
const schema = v.object({ id: objectIdOf('1.7'), for_sale: chainInt });
/** Ids asked for at once: a node has no limit here, an answer should have. */
const BATCH = 500;

/** What each of these orders still has for sale at the node's head, pending transactions included; those that are gone are absent. */
export async function getRestingUnits(
  client: ChainReader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const found = await inBatches(orderIds, BATCH, (ids) => getObjects(client, ids, schema));
  return new Map(found.flatMap((order) => (order === null ? [] : [[order.id, order.for_sale]])));
}
