import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ItemName } from '../../upstreams/dataSource.ts';
import type { ComposedAnswers } from '../cache/composedAnswers.ts';
import type { ItemCache } from '../cache/itemCache.ts';
import { freshnessOf } from '../cache/routeFreshness.ts';
import type { AddressLimit } from '../plugins/addressLimit.ts';
import { createSendStored } from '../plugins/cachedAnswers.ts';
import type { CacheDeps } from './cachedRead.ts';
import { readInput } from './readInput.ts';

interface ItemDeps extends Omit<CacheDeps, 'cache' | 'hot'> {
  readonly bytes: AddressLimit;
  readonly items: { readonly [Name in ItemName]: ItemCache };
  readonly composed: ComposedAnswers;
}

type Join = (texts: readonly string[]) => string;

const inOrder: Join = (texts) => `[${texts.join(',')}]`;

/** As a node's get_full_accounts: pairs with the key asked by, unknown accounts absent. */
const known =
  (names: readonly string[]): Join =>
  (texts) =>
    inOrder(
      names.flatMap((name, index) => {
        const text = texts[index] ?? 'null';
        return text === 'null' ? [] : [`[${JSON.stringify(name)},${text}]`];
      }),
    );

/**
 * The data server's paths that are cached item by item: an answer is put together from texts that are ready. They only read, so a
 * client that holds the same answer is told so (304) although they are POST.
 */
export function addDataItems(server: FastifyInstance, deps: ItemDeps): void {
  const { assets, objects, accounts } = dataServerPaths;
  const send = { assets: senderOf('assets'), objects: senderOf('objects'), accounts: senderOf('accounts') };

  function senderOf(name: ItemName) {
    const sendStored = createSendStored(freshnessOf(name), deps);
    return async (request: FastifyRequest, reply: FastifyReply, ids: readonly string[], join: Join) => {
      const items = await deps.items[name].getMany(ids);
      const now = deps.clock.now();
      const answer = await deps.composed.get(`${name} ${ids.join(' ')}`, items, {
        join,
        admit: (bytes) => deps.bytes.take(request, reply, bytes),
      });
      sendStored(request, reply, answer, now);
      return reply;
    };
  }

  server.post(assets.path, (request, reply) =>
    send.assets(request, reply, readInput(assets.body, request.body).assets, inOrder),
  );

  server.post(objects.path, (request, reply) =>
    send.objects(request, reply, readInput(objects.body, request.body).objects, inOrder),
  );

  // Sorted by the key asked by, each once.
  server.post(accounts.path, (request, reply) => {
    const names = [...new Set(readInput(accounts.body, request.body).ids)].sort();
    return send.accounts(request, reply, names, known(names));
  });
}
