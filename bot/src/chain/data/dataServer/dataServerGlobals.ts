import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { dataServerRoutes as routes } from '../../../upstreams/dataServer/routes.ts';
import { readObjects } from '../objects.ts';

const GLOBAL = '2.0.0';
const DYNAMIC = '2.1.0';

async function readBoth(reader: ChainReader, ids: readonly string[]) {
  const found = await readObjects(reader, ids);
  if (found.size === ids.length) return found;
  throw new AppError('service.bad_answer', { path: routes.objects.path, detail: 'no properties' });
}

/** Object 2.0.0 with object 2.1.0, both current: the server's own path of the first is never refreshed. */
export async function dataServerGlobals(reader: ChainReader): Promise<object> {
  const found = await readBoth(reader, [GLOBAL, DYNAMIC]);
  return { ...found.get(GLOBAL), dynamic: found.get(DYNAMIC) };
}

/** The time of the newest block that the server's node has, milliseconds since 1970. */
export async function dataServerHeadTime(reader: ChainReader): Promise<number> {
  const head = (await readBoth(reader, [DYNAMIC])).get(DYNAMIC);
  return msOfChainTime(String(head?.time));
}
