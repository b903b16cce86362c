import { AppError } from '@xbts/shared/errors/appError.ts';
import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ItemName } from '../../upstreams/dataSource.ts';
import type { Freshness } from '../cache/freshness.ts';
import type { Item, ItemCache } from '../cache/itemCache.ts';
import { freshnessOf } from '../cache/routeFreshness.ts';
import type { ByteLimit } from '../plugins/byteLimit.ts';
import { createSendStored } from '../plugins/cachedAnswers.ts';
import type { CacheDeps } from './cachedRead.ts';
import { readInput } from './readInput.ts';

interface ItemDeps extends CacheDeps {
  readonly bytes: ByteLimit;
  readonly items: { readonly [Name in ItemName]: ItemCache };
}

/** Maximum bytes of an answer, approximately. Callers can request fewer items. */
export const MAX_ANSWER_BYTES = 8_388_608;

/** An assembled answer never ages: its key contains the fetch times of its items. */
const ageless: Freshness = { ttlMs: 0, staleMs: 0, errorMs: 0 };

type Join = (texts: readonly string[]) => string;

const inOrder: Join = (texts) => `[${texts.join(',')}]`;

/** Like a node's get_full_accounts: pairs with the requested key, unknown accounts absent. */
const known =
  (names: readonly string[]): Join =>
  (texts) =>
    inOrder(
      names.flatMap((name, index) => {
        const text = texts[index] ?? 'null';
        return text === 'null' ? [] : [`[${JSON.stringify(name)},${text}]`];
      }),
    );

/** @throws AppError request.too_large for items beyond the limit of an answer */
function admittedBytes(items: readonly Item[]): number {
  const bytes = items.reduce((sum, { json }) => sum + json.length, 0);
  if (bytes > MAX_ANSWER_BYTES) throw new AppError('request.too_large', { detail: 'Ask for fewer at once.' });
  return bytes;
}

/**
 * The data server's paths that are cached item by item: an answer is assembled from stored texts. They only read, so an
 * unchanged answer gets 304 although they are POST.
 */
export function addDataItems(server: FastifyInstance, deps: ItemDeps): void {
  const { assets, objects, accounts } = dataServerPaths;
  const send = { assets: senderOf('assets'), objects: senderOf('objects'), accounts: senderOf('accounts') };

  function senderOf(name: ItemName) {
    const sendStored = createSendStored(freshnessOf(name), deps);
    return async (request: FastifyRequest, reply: FastifyReply, ids: readonly string[], join: Join) => {
      const items = await deps.items[name].getMany(ids);
      const times = items.map(({ storedAt }) => storedAt);
      const key = `${name} ${ids.join(' ')} ${times.join(' ')}`;
      if (deps.cache.peek(key) === undefined) deps.bytes.take(request, reply, admittedBytes(items));
      const answer = await deps.cache.get(key, ageless, async () => join(items.map(({ json }) => json)));
      return sendStored(request, reply, { ...answer, storedAt: Math.min(...times) }, deps.clock.now());
    };
  }

  server.post(assets.path, (request, reply) =>
    send.assets(request, reply, readInput(assets.body, request.body).assets, inOrder),
  );

  server.post(objects.path, (request, reply) =>
    send.objects(request, reply, readInput(objects.body, request.body).objects, inOrder),
  );

  // Sorted by the requested key, without duplicates.
  server.post(accounts.path, (request, reply) => {
    const names = [...new Set(readInput(accounts.body, request.body).ids)].sort();
    return send.accounts(request, reply, names, known(names));
  });
}
