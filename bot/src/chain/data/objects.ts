import {
  getRawDynamicGlobalProperties,
  getRawGlobalProperties,
  getRawObjects,
  type RawObject,
} from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { isObjectId, parseObjectId } from '@xbts/shared/protocol/objectId.ts';
import type { ItemTexts } from '../../upstreams/dataSource.ts';

/**
 * The last type of each space (chain.md §3): a node refuses the whole call for an id outside of them, or beyond the
 * chain's 48 bits.
 */
const lastTypes: Readonly<Record<number, number>> = { 1: 22, 2: 18, 5: 6 };

function isAskable(id: string): boolean {
  if (!isObjectId(id)) return false;
  const { space, type } = parseObjectId(id);
  const last = lastTypes[space];
  return last !== undefined && type <= last;
}

/** Chain objects by id; missing ones are absent. An empty list makes no call. */
export async function readObjects(
  client: ChainReader,
  ids: readonly string[],
): Promise<Map<string, RawObject>> {
  const askable = ids.filter(isAskable);
  if (askable.length === 0) return new Map();
  const found = await getRawObjects(client, askable);
  return new Map(
    askable.flatMap((id, index) => {
      const object = found[index];
      return object === null || object === undefined ? [] : [[id, object]];
    }),
  );
}

/** Chain objects by id, as texts. */
export async function objectTexts(client: ChainReader, ids: readonly string[]): Promise<ItemTexts> {
  const objects = await readObjects(client, ids);
  return new Map([...objects].map(([id, object]) => [id, JSON.stringify(object)]));
}

/** Object 2.0.0 with object 2.1.0 as `dynamic`. */
export async function globalProperties(client: ChainReader) {
  const [global, dynamic] = await Promise.all([
    getRawGlobalProperties(client),
    getRawDynamicGlobalProperties(client),
  ]);
  return { ...global, dynamic };
}
