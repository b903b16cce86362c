import type { FastifyReply, FastifyRequest } from 'fastify';
import { NodeError } from '../chain/ledger/nodeError.ts';
import { holderRows, holderTable } from './dataServer/holderAnswers.ts';
import { type OwnNode, orElse, orNodeError } from './dataServer/ownNode.ts';
import { createPoolAnswers, type TickerMap } from './dataServer/poolAnswers.ts';
import { type Asset, parsedDescription } from './dataServer/poolRow.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

type Params = Readonly<Record<string, string>>;
type Answer = (params: Params, body: Readonly<Record<string, unknown>>) => unknown;

const prefix = '/data';
const NEWEST = 10;

/**
 * The operator's data server under /data, as answered by its program of March 2025 (vectors/services/data-server.json):
 * failures are null, [], or a node's error with 200, and on an internal error it never answers.
 */
export function dataServerRoutes({
  node,
  tickers,
}: {
  node: OwnNode;
  tickers: () => Promise<TickerMap | null>;
}): readonly ServiceRoute[] {
  const database = (method: string, ...args: readonly unknown[]) => node.ask('database', method, args);
  const pools = createPoolAnswers(node);
  // Read when the server connects, and never again.
  const globalProperties = database('get_global_properties');

  const gets: Readonly<Record<string, Answer>> = {
    '/api/tickers': async () => (await tickers()) ?? [],
    '/api/global-properties': () => globalProperties,
    '/api/dynamic-properties': () => database('get_dynamic_global_properties'),
    '/api/config': () => database('get_config'),
    '/api/chain': () => database('get_chain_properties'),
    '/api/get-account/:name': ({ name }) => accountOf(node, name ?? ''),
    '/api/asset-name/:asset': ({ asset }) => assetOf(node, asset ?? ''),
    '/api/asset-id/:asset': ({ asset }) => assetOf(node, asset ?? ''),
    '/api/object/:id': ({ id }) => orNodeError(() => database('get_objects', [id], false)),
    '/api/holders/:symbol/:start/:count': (asked) => holderRows(node, asked as never),
    '/api/asset-holders/:symbol/:start/:count': (asked) => holderTable(node, asked as never),
    '/api/lps-a/:asset': ({ asset }) => pools.bySide('a', asset ?? ''),
    '/api/lps-b/:asset': ({ asset }) => secondSide(pools.bySide('b', asset ?? '')),
    '/api/lps/:asset': async ({ asset }) => {
      const map = (await tickers()) ?? {};
      return orElse(() => pools.byAsset(asset ?? '', map), []);
    },
    '/api/lp-single/:share': async ({ share }) => {
      const map = (await tickers()) ?? {};
      return orElse(() => pools.byShare(share ?? '', map), null);
    },
    '/api/lp-list/:from': ({ from }) => orNodeError(() => pools.list(from ?? '', 100)),
    '/api/lp-apy/:from': ({ from }) => orNodeError(() => pools.list(from ?? '', 1)),
    '/api/lps-ab/:a/:b': ({ a, b }) => orNodeError(() => pools.byBoth(a ?? '', b ?? '')),
    '/api/lp-history/:id': ({ id }) => historyOf(node, { id, limit: 100 }),
    '/api/ticker/:base/:quote': ({ base, quote }) => orNodeError(() => database('get_ticker', base, quote)),
    '/market/price/:slug': () => null,
    '/market/xbts-prices': async () => ({
      timestamp: Math.floor(Date.now() / 1_000),
      ticker: (await tickers()) ?? {},
    }),
  };
  const posts: Readonly<Record<string, Answer>> = {
    '/api/assets': (_, { assets }) => orNodeError(() => database('get_assets', assets, false)),
    '/api/objects': (_, { objects }) => orNodeError(() => database('get_objects', objects, false)),
    '/api/accounts': (_, { ids }) => orNodeError(() => database('get_full_accounts', ids, false)),
    '/api/lp-history': (_, { id, limit = NEWEST, op }) => historyOf(node, { id, limit, op }),
  };
  return [...routesOf('GET', gets), ...routesOf('POST', posts)];
}

const routesOf = (method: 'GET' | 'POST', answers: Readonly<Record<string, Answer>>): ServiceRoute[] =>
  Object.entries(answers).map(([path, answer]) => ({
    method,
    path: prefix + path,
    answer: async (request, reply) => {
      try {
        const told = await answer(request.params as Params, bodyOf(request));
        return told === null ? nothing(reply) : told;
      } catch (error) {
        // An error unexpected by the operator's program: the request is left without an answer.
        if (error instanceof NodeError || error instanceof TypeError) return reply.hijack();
        throw error;
      }
    },
  }));

const bodyOf = ({ body }: FastifyRequest) => (body ?? {}) as Readonly<Record<string, unknown>>;

/** As text, since fastify sends an empty body for null. */
function nothing(reply: FastifyReply): string {
  reply.type('application/json; charset=utf-8');
  return 'null';
}

/** The account with its newest ten operations; null for an unknown one. */
function accountOf(node: OwnNode, name: string): object | null {
  const [account] = node.ask('database', 'get_accounts', [[name], false]) as unknown as [
    { id: string } | null,
  ];
  if (account === null) return null;
  const history = node.ask('history', 'get_account_history', [account.id, '1.11.0', NEWEST, '1.11.0']);
  return { account, history };
}

/** An asset with its description parsed. @throws TypeError for an unknown one, like the operator's program */
function assetOf(node: OwnNode, name: string): object {
  const [asset] = node.ask('database', 'get_assets', [[name], false]) as unknown as [Asset];
  return { ...asset, options: { ...asset.options, description: parsedDescription(asset) } };
}

/** @throws TypeError if there is exactly one, which the operator's program mistakes for another kind of list */
function secondSide(pools: readonly object[]): readonly object[] {
  if (pools.length === 1) throw new TypeError('one pool');
  return pools;
}

/** The newest operations of a pool; empty on failure. */
const historyOf = (node: OwnNode, { id, limit, op }: { id: unknown; limit: unknown; op?: unknown }) => {
  const filter = op === undefined ? [] : [op];
  return orElse(
    () => node.ask('history', 'get_liquidity_pool_history', [id, null, null, limit, ...filter]),
    [],
  );
};
