import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ItemName } from '../../upstreams/dataSource.ts';
import type { ItemCache } from '../cache/itemCache.ts';
import { readInput } from './readInput.ts';

const sendJson = (reply: FastifyReply, json: string) =>
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(json);

/** The data server's paths that are cached item by item: an answer is put together from texts that are ready. */
export function addDataItems(server: FastifyInstance, items: { [Name in ItemName]: ItemCache }): void {
  const { assets, objects, accounts } = dataServerPaths;

  server.post(assets.path, async (request, reply) => {
    const texts = await items.assets.getMany(readInput(assets.body, request.body).assets);
    return sendJson(reply, `[${texts.join(',')}]`);
  });

  server.post(objects.path, async (request, reply) => {
    const texts = await items.objects.getMany(readInput(objects.body, request.body).objects);
    return sendJson(reply, `[${texts.join(',')}]`);
  });

  // As a node's get_full_accounts: pairs sorted by the key asked by, each once, unknown accounts absent.
  server.post(accounts.path, async (request, reply) => {
    const names = [...new Set(readInput(accounts.body, request.body).ids)].sort();
    const texts = await items.accounts.getMany(names);
    const pairs = names.flatMap((name, index) => {
      const text = texts[index] ?? 'null';
      return text === 'null' ? [] : [`[${JSON.stringify(name)},${text}]`];
    });
    return sendJson(reply, `[${pairs.join(',')}]`);
  });
}
