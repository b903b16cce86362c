import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import recordedCalls from '../../../vectors/rpc.json' with { type: 'json' };
import type { Ledger } from '../../chain/ledger/ledger.ts';
import { DEFAULT_ALLOWED_APIS } from '../../chain/rpc/access.ts';
import { type ChainNode, startChainNode } from '../../chain/rpc/startChainNode.ts';
import { createWorld } from '../createWorld.ts';
import { RpcClient } from './rpcClient.fixture.ts';

let ledger: Ledger;
let node: ChainNode;
let client: RpcClient;

beforeAll(async () => {
  ({ ledger } = await createWorld({ liveDays: 1 }));
  node = await startChainNode({ ledger, port: 0 });
  client = await RpcClient.connect(node.url);
});

afterAll(async () => {
  client.close();
  await node.close();
});

/** The recorded error without parts that differ between runs. */
function withoutTimes(error: unknown): unknown {
  return JSON.parse(
    JSON.stringify(error, (key, value) => (key === 'timestamp' || key === 'line' ? '' : value)),
  );
}

describe('envelopes over a socket', () => {
  it('echoes text ids and jsonrpc', async () => {
    const reply = await client.ask({
      id: 'x-1',
      jsonrpc: '2.0',
      method: 'call',
      params: [0, 'get_chain_id', []],
    });
    expect(reply).toEqual({ id: 'x-1', jsonrpc: '2.0', result: ledger.chainId });
  });

  it('leaves jsonrpc out when the request has none', async () => {
    const reply = await client.ask({ id: 900, method: 'call', params: ['database', 'get_chain_id', []] });
    expect(reply).toEqual({ id: 900, result: ledger.chainId });
  });

  it('sends any other method name to the database API', async () => {
    const reply = await client.ask({ id: 901, method: 'get_chain_id', params: [] });
    expect(reply.result).toBe(ledger.chainId);
  });

  it('refuses batches and continues', async () => {
    const reply = await client.sendText('[{"id":1,"method":"call","params":[0,"get_chain_id",[]]}]');
    expect(reply).toEqual({
      id: null,
      jsonrpc: '2.0',
      error: { code: -32600, message: 'Batch requests not supported' },
    });
    expect(await client.get(0, 'get_chain_id')).toBe(ledger.chainId);
  });

  it('requires exactly three parameters of a call', async () => {
    const { error } = await client.ask({ id: 902, method: 'call', params: [0, 'get_chain_id'] });
    expect(error.code).toBe(10);
    expect(error.message).toBe('Execution error: Assert Exception: args.size() == 3 && args[2].is_array(): ');
  });

  it('prints null for methods without a result', async () => {
    expect(await client.call(0, 'cancel_all_subscriptions')).toMatchObject({ result: null });
  });
});

describe('HTTP POST on the same port', () => {
  const post = (body: string) => fetch(node.url.replace('ws:', 'http:'), { method: 'POST', body });

  it('answers the same JSON', async () => {
    const response = await post('{"id":1,"method":"call","params":["database","get_chain_id",[]]}');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: 1, result: ledger.chainId });
  });

  it('answers a request without an id with no content', async () => {
    expect((await post('{"method":"call","params":[0,"get_chain_id",[]]}')).status).toBe(204);
  });

  it('answers input that is not JSON with 400', async () => {
    expect((await post('{')).status).toBe(400);
  });
});

describe('APIs of a connection', () => {
  it('are 0 for the database, 1 for login, and the next free ids for the others, per connection', async () => {
    const fresh = await RpcClient.connect(node.url);
    expect(await fresh.get(1, 'login', ['', ''])).toBe(true);
    expect(await fresh.get(1, 'login')).toBe(1);
    expect(await fresh.get(1, 'database')).toBe(0);
    expect(await fresh.get(1, 'history')).toBe(2);
    expect(await fresh.get(1, 'network_broadcast')).toBe(3);
    expect(await fresh.get(1, 'history')).toBe(2);
    expect(await fresh.get(2, 'get_market_history_buckets')).toEqual([
      60, 300, 900, 3600, 14_400, 86_400, 604_800,
    ]);
    fresh.close();
    const other = await RpcClient.connect(node.url);
    expect(await other.get(1, 'network_broadcast')).toBe(2);
    other.close();
  });

  it('refuse an unassigned id', async () => {
    const { error } = await client.call(77, 'get_objects', [[]]);
    expect(error.message).toBe('Execution error: Assert Exception: _local_apis.size() > api_id: ');
  });

  it('exclude asset and block on a node with the usual access file', async () => {
    const usual = await startChainNode({ ledger, port: 0, allowedApis: DEFAULT_ALLOWED_APIS });
    const visitor = await RpcClient.connect(usual.url);
    for (const [api, method] of [
      ['asset', 'get_asset_holders'],
      ['block', 'get_blocks'],
      ['crypto', 'blind'],
    ] as const) {
      const { error } = await visitor.call(api, method, []);
      expect(error.code).toBe(10);
      expect(error.message).toBe('Execution error: Assert Exception: is_allowed: Access denied');
    }
    visitor.close();
    await usual.close();
  });
});

describe('recorded refusals of calls', () => {
  it.each(recordedCalls.filter((row) => 'error' in row))(
    '$api.$method is refused identically',
    async (row) => {
      const { error } = await client.call(row.api, row.method, row.params);
      expect(withoutTimes(error)).toEqual(withoutTimes(row.error));
    },
  );

  it('an error names the missing part', async () => {
    expect((await client.call(0, 'get_vesting_balances', ['nobody-here-9'])).error.message).toBe(
      'Execution error: Assert Exception: account_ptr: no such account',
    );
    expect((await client.call(0, 'get_ticker', ['BTS', 'NOSUCHASSET'])).error.message).toBe(
      'Execution error: Assert Exception: asset_ptr: no such asset',
    );
    expect((await client.call(0, 'get_block', [])).error.message).toBe(
      'Execution error: Assert Exception: a0 != e || optional_args: too few arguments passed to method',
    );
  });
});

describe('limits', () => {
  it.each([
    ['database', 'list_assets', ['', 102], 101],
    ['database', 'list_liquidity_pools', [102], 101],
    ['database', 'get_order_book', ['BTS', 'XBTSX.STH', 51], 50],
    ['database', 'get_limit_orders', ['BTS', 'XBTSX.STH', 301], 300],
    [
      'database',
      'get_trade_history',
      ['BTS', 'XBTSX.STH', '1970-01-01T00:00:00', '1970-01-01T00:00:00', 101],
      100,
    ],
    ['history', 'get_account_history', ['alice-trader7', '1.11.0', 101, '1.11.0'], 100],
    ['history', 'get_relative_account_history', ['alice-trader7', 0, 101, 0], 100],
    ['history', 'get_liquidity_pool_history', ['1.19.0', null, null, 102], 101],
    ['asset', 'get_asset_holders', ['BTS', 0, 101], 100],
  ])('%s.%s allows at most its limit', async (api, method, params, limit) => {
    const { error } = await client.call(api, method, params);
    expect(error.message).toBe(
      `Execution error: Assert Exception: limit <= configured_limit: limit can not be greater than ${limit}`,
    );
  });

  it('allow at most 50 full accounts', async () => {
    const names = Array.from({ length: 51 }, (_, index) => `nobody-${index}`);
    const { error } = await client.call(0, 'get_full_accounts', [names, false]);
    expect(error.message).toContain('Number of querying accounts can not be greater than 50');
  });
});
