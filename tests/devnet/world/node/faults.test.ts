import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import { toSeconds } from '../../chain/ledger/time.ts';
import { type ChainNode, startChainNode } from '../../chain/rpc/startChainNode.ts';
import { createWorld } from '../createWorld.ts';
import { RpcClient } from './rpcClient.fixture.ts';
import { signedTransfer } from './signedTransfer.fixture.ts';

let ledger: Ledger;
let node: ChainNode;
let healthy: ChainNode;
const clients: RpcClient[] = [];

beforeAll(async () => {
  ({ ledger } = await createWorld({ liveDays: 1 }));
  node = await startChainNode({ ledger, port: 0 });
  healthy = await startChainNode({ ledger, port: 0 });
});

afterEach(() => {
  node.faults.reset();
  for (const client of clients.splice(0)) client.close();
});

afterAll(() => Promise.all([node.close(), healthy.close()]));

async function connect(to: ChainNode = node): Promise<RpcClient> {
  const client = await RpcClient.connect(to.url);
  clients.push(client);
  return client;
}

describe('connections', () => {
  it('are cut, and accepted again at once', async () => {
    const client = await connect();
    node.faults.dropConnections();
    await client.closed;
    expect(await (await connect()).get(0, 'get_chain_id')).toBe(ledger.chainId);
  });

  it('are refused while the fault is on, on this node alone', async () => {
    node.faults.set({ isRefusingConnections: true });
    await expect(RpcClient.connect(node.url)).rejects.toThrow();
    await connect(healthy);
    node.faults.set({ isRefusingConnections: false });
    await connect();
  });
});

describe('a stalled node', () => {
  it('answers from its frozen head, sends nothing, and catches up afterwards', async () => {
    const client = await connect();
    await client.get(0, 'set_block_applied_callback', [41]);
    const frozen = ledger.head().number;
    node.faults.set({ isStalled: true });
    const { signed } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 12);
    ledger.pushTransaction(signed);
    const { number, id } = ledger.produceBlock();
    expect((await client.get(0, 'get_dynamic_global_properties')).head_block_number).toBe(frozen);
    expect(await client.get(0, 'get_block', [number])).toBeNull();
    const other = await connect(healthy);
    const params = ['alice-trader7', ['1.3.0']];
    const [stale] = await client.get(0, 'get_account_balances', params);
    const [fresh] = await other.get(0, 'get_account_balances', params);
    expect(BigInt(stale.amount) - BigInt(fresh.amount)).toBe(2_000_012n);
    expect(client.notices).toEqual([]);
    node.faults.set({ isStalled: false });
    expect(await client.notice(41)).toBe(id);
    expect((await client.get(0, 'get_dynamic_global_properties')).head_block_number).toBe(number);
  });
});

describe('a lagging node', () => {
  it('has an older head and late notices', async () => {
    const start = toSeconds(ledger.head().time);
    for (let step = 1; step <= 10; step += 1) ledger.produceBlock(start + step * 3);
    const client = await connect();
    await client.get(0, 'set_block_applied_callback', [42]);
    node.faults.set({ lagSeconds: 9 });
    const dynamic = await client.get(0, 'get_dynamic_global_properties');
    expect(dynamic.head_block_number).toBe(ledger.head().number - 3);
    expect(toSeconds(ledger.head().time) - toSeconds(dynamic.time)).toBe(9);
    expect(dynamic.head_block_id).toBe(ledger.blockId(dynamic.head_block_number));
    node.faults.set({ lagSeconds: 0.8 });
    const before = performance.now();
    ledger.produceBlock(start + 33);
    expect(await client.notice(42)).toBe(ledger.head().id);
    expect(performance.now() - before).toBeGreaterThan(750);
  });
});

describe('a lying or slow node', () => {
  it('claims another chain id', async () => {
    const chainId = 'f'.repeat(64);
    node.faults.set({ chainId });
    const client = await connect();
    expect(await client.get(0, 'get_chain_id')).toBe(chainId);
    expect((await client.get(0, 'get_chain_properties')).chain_id).toBe(chainId);
    expect((await client.get(0, 'get_objects', [['2.11.0']]))[0].chain_id).toBe(chainId);
  });

  it('answers after its delay', async () => {
    const client = await connect();
    node.faults.set({ slowMs: 150 });
    const before = performance.now();
    await client.get(0, 'get_chain_id');
    expect(performance.now() - before).toBeGreaterThanOrEqual(145);
  });

  it('denies an API, and the database with a dummy instead', async () => {
    const client = await connect();
    node.faults.set({ deniedApis: ['asset', 'database'] });
    expect((await client.call('asset', 'get_asset_holders', ['BTS', 0, 1])).error.message).toBe(
      'Execution error: Assert Exception: is_allowed: Access denied',
    );
    const { error } = await client.call(0, 'get_chain_id');
    expect(error.code).toBe(-32601);
    expect(error.data.stack[0].data.api).toEqual([['dummy', 0]]);
  });
});

describe('broadcasts', () => {
  const isKnown = (id: string): boolean => ledger.pending().some((entry) => entry.id === id);

  it('lose their answer with the connection, and are applied', async () => {
    const client = await connect();
    const { signed, id } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 51);
    node.faults.set({ broadcast: 'lost_answer', broadcastTimes: 'next' });
    void client.call('network_broadcast', 'broadcast_transaction', [signed]);
    await client.closed;
    expect(isKnown(id)).toBe(true);
    expect(node.faults.settings.broadcast).toBe('none');
    const again = await (await connect()).call('network_broadcast', 'broadcast_transaction', [signed]);
    expect(again.error.code).toBe(3_030_001);
  });

  it('lose their answer in silence when the connection is kept', async () => {
    const client = await connect();
    const { signed, id } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 52);
    node.faults.set({ broadcast: 'lost_answer', isConnectionCutOnLoss: false });
    const answer = client.call('network_broadcast', 'broadcast_transaction', [signed]);
    // Answers come in the order of the requests: this one would come second.
    const next = client.get(0, 'get_chain_id');
    expect(await Promise.race([answer.then(() => 'answered'), next])).toBe(ledger.chainId);
    expect(isKnown(id)).toBe(true);
  });

  it('are refused before they are applied', async () => {
    const client = await connect();
    const { signed, id } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 53);
    node.faults.set({ broadcast: 'refused' });
    const { error } = await client.call('network_broadcast', 'broadcast_transaction', [signed]);
    expect(error).toMatchObject({ code: -32603, message: 'Internal error' });
    expect(isKnown(id)).toBe(false);
  });

  it('are checked and answered, and never reach the chain', async () => {
    const client = await connect();
    const { signed, id } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 54);
    node.faults.set({ broadcast: 'not_forwarded' });
    expect(await client.get('network_broadcast', 'broadcast_transaction', [signed])).toBeNull();
    expect(isKnown(id)).toBe(false);
  });
});

describe('a node that floods', () => {
  it.each([
    [100, 1_000],
    [5_000_000, 3],
  ])('sends unrequested notices of %i characters, until it is repaired', async (characters, count) => {
    const client = await connect();
    node.faults.set({ floodCharacters: characters });
    await expect.poll(() => client.notices.length, { timeout: 10_000 }).toBeGreaterThan(count);
    expect(client.notices[0]?.argument).toHaveLength(characters);
    node.faults.reset();
    expect(await client.get(0, 'get_chain_id')).toBe(ledger.chainId);
  });

  it('does so to later clients as well', async () => {
    node.faults.set({ floodCharacters: 1_000 });
    const client = await connect();
    await expect.poll(() => client.notices.length).toBeGreaterThan(3);
  });
});

describe('a node that nests', () => {
  it('answers reads with brackets, and the calls needed for its use normally', async () => {
    const client = await connect();
    node.faults.set({ isNesting: true });
    expect(await client.get(0, 'get_chain_id')).toBe(ledger.chainId);
    const answer = JSON.stringify(await client.get(0, 'get_accounts', [['alice-trader7']]));
    expect([answer.length, answer.slice(0, 5)]).toEqual([6_000, '[[[[[']);
  });
});

describe('a node that lies only in lists', () => {
  it('returns another balance in the list of an account, and the true one by its id', async () => {
    const client = await connect();
    node.faults.set({ isLyingInListsOnly: true });
    node.faults.lie({ balances: { 'bob-holder2': { BTS: '77' } }, fees: 10 });
    const full = await client.get(0, 'get_full_accounts', [['bob-holder2'], false]);
    const [told] = full[0][1].balances.filter((each: { asset_type: string }) => each.asset_type === '1.3.0');
    const [truth] = await client.get(0, 'get_objects', [[told.id]]);
    expect(String(told.balance)).toBe('77');
    expect(String(truth.balance)).not.toBe('77');
    const operation = [
      0,
      { from: '1.2.17', to: '1.2.18', amount: { amount: 1, asset_id: '1.3.0' }, extensions: [] },
    ];
    const fees = (to: RpcClient) => to.get(0, 'get_required_fees', [[operation], '1.3.0']);
    expect(await fees(client)).toEqual(await fees(await connect(healthy)));
  });
});
