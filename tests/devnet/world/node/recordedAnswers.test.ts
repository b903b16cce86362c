import { hexToBytes } from '@noble/hashes/utils.js';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import type { SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { signTransaction } from '@xbts/shared/protocol/signing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import derived from '../../../vectors/derived.json' with { type: 'json' };
import recordedCalls from '../../../vectors/rpc.json' with { type: 'json' };
import type { Ledger } from '../../chain/ledger/ledger.ts';
import { type ChainNode, startChainNode } from '../../chain/rpc/startChainNode.ts';
import { createWorld } from '../createWorld.ts';
import { publicKeyTextOf } from '../seed/people.ts';
import { RpcClient } from './rpcClient.fixture.ts';
import { shapeDifferences } from './shape.fixture.ts';
import { signedTransfer } from './signedTransfer.fixture.ts';

let ledger: Ledger;
let node: ChainNode;
let client: RpcClient;
/** The number of a block with a payment. */
let paidIn: number;

beforeAll(async () => {
  ({ ledger } = await createWorld({ liveDays: 3 }));
  const { signed } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 1);
  ledger.pushTransaction(signed);
  paidIn = ledger.produceBlock().number;
  node = await startChainNode({ ledger, port: 0 });
  client = await RpcClient.connect(node.url);
});

afterAll(async () => {
  client.close();
  await node.close();
});

const idOf = (name: string): string => ledger.state.accountByName(name)?.id ?? '';

/** The recorded chain's ids and names translated to the world's. */
function translated(params: unknown[]): unknown[] {
  const replacements: Array<[string, string]> = [
    ['"1.2.18"', `"${idOf('alice-trader7')}"`],
    ['"1.2.19"', `"${idOf('bob-holder2')}"`],
    ['"1.3.2"', '"1.3.4099"'],
    ['"1.3.5"', `"${ledger.state.assetBySymbol('BTSSTHPOOL')?.id ?? ''}"`],
    ['"1.13.3"', `"${ledger.state.vestingBalancesOf(idOf('alice-trader7'))[0]?.id ?? ''}"`],
    ['xbtsx-issuer1', 'xbtsx-issuer'],
    ['BTS5ULXiypMFob1qtKhwdpES4fwvzqD48USPRi41H5aR6jg1qidTn', publicKeyTextOf('alice-trader7', 'active')],
    ['BTS7rJG76UGuktXg2Z4DzjTA6VmxT4ekXeoGdcj5SeyVivSDdaZ2Y', publicKeyTextOf('alice-trader7', 'memo')],
  ];
  const text = replacements.reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(params));
  const list: unknown[] = JSON.parse(text);
  return list[0] === 130 ? [paidIn, ...list.slice(1)] : list;
}

/**
 * Arguments for cases in which the world's alice and bob, or its first blocks, have more than the recorded ones had.
 */
async function asked(method: string, params: unknown[]): Promise<unknown[]> {
  if (method === 'get_full_accounts') return [['alice-trader7', idOf('frank-orders6')], false];
  if (method === 'get_blocks') return emptyBlocks();
  if (method === 'get_required_signatures') return await signedHere(params);
  return translated(params);
}

/** The recorded claim of a balance, signed with its key on this chain. */
async function signedHere([transaction, keys]: unknown[]): Promise<unknown[]> {
  const { signatures: _, ...unsigned } = transaction as SignedTransaction;
  const { signed } = await signTransaction({
    codec: await loadCodec(),
    chainId: ledger.chainId,
    privateKeys: [hexToBytes(derived.nathan.private_hex)],
    transaction: unsigned,
  });
  return [signed, keys];
}

/** Two consecutive blocks without transactions, like the first two of the recorded chain. */
function emptyBlocks(): [number, number] {
  ledger.produceBlock();
  const { number } = ledger.produceBlock();
  return [number - 1, number];
}

const comparable = recordedCalls.filter((row) => 'result' in row);

describe('answers have the recorded shape', () => {
  it.each(
    comparable.map((row) => ({
      ...row,
      name: `${row.api}.${row.method} ${JSON.stringify(row.params).slice(0, 60)}`,
    })),
  )('$name', async ({ api, method, params, result }) => {
    const ours = await client.get(api, method, await asked(method, params));
    expect(shapeDifferences(result as never, ours)).toEqual([]);
  });

  it('database.lookup_accounts returns names from the bound on, in order, not only those with the prefix', async () => {
    const rows = await client.get(0, 'lookup_accounts', ['al', 3]);
    expect(rows).toEqual([
      ['alice-trader7', idOf('alice-trader7')],
      ['bob-holder2', idOf('bob-holder2')],
      ['carol-pools3', idOf('carol-pools3')],
    ]);
  });
});

describe('answers of the world', () => {
  it('name the active key of the payer as the only potential signature', async () => {
    const { signed } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 5);
    const keys = await client.get(0, 'get_potential_signatures', [signed]);
    expect(keys).toContain(publicKeyTextOf('alice-trader7', 'active'));
    expect(await client.get(0, 'get_required_signatures', [{ ...signed, signatures: [] }, keys])).toEqual([
      publicKeyTextOf('alice-trader7', 'active'),
    ]);
    expect(await client.get(0, 'verify_authority', [signed])).toBe(true);
  });

  it('try a transaction without keeping it', async () => {
    const { signed, id } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 6);
    const processed = await client.get(0, 'validate_transaction', [signed]);
    expect(processed.operation_results).toEqual([[0, {}]]);
    expect(await client.get(0, 'get_recent_transaction_by_id', [id])).toBeNull();
  });

  it('remember a transaction by its id from its acceptance on', async () => {
    const { signed, id } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 7);
    await client.get('network_broadcast', 'broadcast_transaction', [signed]);
    expect((await client.get(0, 'get_recent_transaction_by_id', [id])).signatures).toEqual(signed.signatures);
  });

  it('pair the sides of a fill into one trade', async () => {
    const epoch = '1970-01-01T00:00:00';
    const trades = await client.get(0, 'get_trade_history', ['XBTSX.USDT', 'XBTSX.BTC', epoch, epoch, 5]);
    const fills = await client.get('history', 'get_fill_order_history', ['XBTSX.USDT', 'XBTSX.BTC', 10]);
    expect(trades[0].date).toBe(fills[0].time);
    const maker = fills.slice(0, 2).find(({ op }: { op: { is_maker: boolean } }) => op.is_maker);
    const taker = fills.slice(0, 2).find(({ op }: { op: { is_maker: boolean } }) => !op.is_maker);
    expect(trades[0].side1_account_id).toBe(maker.op.account_id);
    expect(trades[0].side2_account_id).toBe(taker.op.account_id);
    expect(['buy', 'sell']).toContain(trades[0].type);
    expect(trades[0].sequence).toBeGreaterThanOrEqual(0);
  });

  it('give all zeros for the ticker of a pair without fills', async () => {
    const ticker = await client.get(0, 'get_ticker', ['CNY', 'EUR']);
    expect(ticker).toMatchObject({ latest: '0', lowest_ask: '0', percent_change: '0', base_volume: '0' });
    expect(ticker).not.toHaveProperty('mto_id');
  });

  it('page an account history in each of its argument orders', async () => {
    const all = await client.get('history', 'get_account_history', ['dave-newbie4', '1.11.0', 100, '1.11.0']);
    const [newest, second, third] = all;
    expect(
      await client.get('history', 'get_account_history', ['dave-newbie4', third.id, 100, second.id]),
    ).toEqual([second]);
    const transfers = all.filter(({ op }: { op: [number, object] }) => op[0] === 0);
    expect(
      await client.get('history', 'get_account_history_operations', [
        'dave-newbie4',
        0,
        '1.11.0',
        '1.11.0',
        100,
      ]),
    ).toEqual(transfers);
    expect(await client.get('history', 'get_relative_account_history', ['dave-newbie4', 0, 1, 0])).toEqual([
      newest,
    ]);
    const window = await client.get('history', 'get_account_history_by_operations', [
      'dave-newbie4',
      [0],
      1,
      4,
    ]);
    expect(window.total_count).toBe(3);
    expect(
      await client.get('history', 'get_account_history', ['nobody-here-9', '1.11.0', 5, '1.11.0']),
    ).toEqual([]);
  });

  it('page pool history by time and by sequence', async () => {
    const history = await client.get('history', 'get_liquidity_pool_history', ['1.19.0', null, null, 101]);
    expect(history.at(-1)).toMatchObject({ sequence: 1, op_type: 59 });
    const middle = history[3];
    const bySequence = ['1.19.0', middle.sequence, null, 2];
    expect(await client.get('history', 'get_liquidity_pool_history_by_sequence', bySequence)).toEqual(
      history.slice(3, 5),
    );
    expect(
      await client.get('history', 'get_liquidity_pool_history', ['1.19.0', middle.time, middle.time]),
    ).toEqual([]);
  });
});
