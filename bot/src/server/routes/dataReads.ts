import type { Clock } from '@xbts/shared/client/clock.ts';
import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource, ReadInput, ReadName } from '../../upstreams/dataSource.ts';
import type { AnswerCache } from '../cache/answerCache.ts';
import { sendStored } from '../plugins/cachedAnswers.ts';
import { freshnessOf } from './freshness.ts';
import { readInput } from './readInput.ts';

const readNames: readonly ReadName[] = [
  'tickers',
  'globalProperties',
  'lpHistory',
  'holders',
  'lpsA',
  'lpsB',
  'lps',
  'lpSingle',
  'getAccount',
  'price',
];

/** A path, and the shorter forms of it whose last parameters take their defaults. */
function pathsOf(name: ReadName): string[] {
  const { path } = dataServerPaths[name];
  return name === 'holders' ? [path, '/api/holders/:symbol/:start', '/api/holders/:symbol'] : [path];
}

/** The data server's paths that are answered, and cached, as a whole. */
export function addDataReads(
  server: FastifyInstance,
  deps: { source: DataSource; cache: AnswerCache; clock: Pick<Clock, 'now'> },
): void {
  for (const name of readNames) addRead(name);

  function addRead<Name extends ReadName>(name: Name): void {
    const route = dataServerPaths[name];
    const freshness = freshnessOf(name);
    const hasInput = route.body !== null || route.path.includes(':');

    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const params = hasInput ? readInput(route.params, request.params) : {};
      const body = route.body === null ? undefined : readInput(route.body, request.body);
      const key = hasInput ? `${name} ${JSON.stringify([params, body])}` : name;
      const answer = deps.cache.get(key, freshness, async () => {
        const value = await deps.source.reads[name]({ params, body } as ReadInput<Name>);
        return JSON.stringify(value);
      });
      return answer instanceof Promise
        ? answer.then((stored) => sendStored(request, reply, stored, freshness, deps.clock.now()))
        : sendStored(request, reply, answer, freshness, deps.clock.now());
    };
    for (const url of pathsOf(name)) server.route({ method: route.method, url, handler });
  }
}
