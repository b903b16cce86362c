import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import recordedNotices from '../../../vectors/notices.json' with { type: 'json' };
import type { Ledger } from '../../chain/ledger/ledger.ts';
import { type ChainNode, startChainNode } from '../../chain/rpc/startChainNode.ts';
import { createWorld } from '../createWorld.ts';
import { RpcClient } from './rpcClient.fixture.ts';
import { shapeDifferences } from './shape.fixture.ts';
import { signedTransfer } from './signedTransfer.fixture.ts';

let ledger: Ledger;
let node: ChainNode;
let client: RpcClient;
let units = 100;

beforeAll(async () => {
  ({ ledger } = await createWorld({ liveDays: 1 }));
  node = await startChainNode({ ledger, port: 0 });
});

beforeEach(async () => {
  client = await RpcClient.connect(node.url);
});

afterEach(() => client.close());
afterAll(() => node.close());

const idOf = (name: string): string => ledger.state.accountByName(name)?.id ?? '';

async function pay(
  from: 'alice-trader7' | 'bob-holder2',
  to: 'alice-trader7' | 'bob-holder2',
): Promise<string> {
  units += 1;
  const { signed, id } = await signedTransfer(ledger, from, to, units);
  await client.get('network_broadcast', 'broadcast_transaction', [signed]);
  return id;
}

const idsIn = (argument: Array<{ id: string } | string>): string[] =>
  argument.map((entry) => (typeof entry === 'string' ? entry : entry.id));

/** Resolves when everything sent by the node so far has arrived: an answer follows it on the same line. */
const allHasCome = () => client.get(0, 'get_chain_id');

describe('object notices', () => {
  it('arrive for an object that was read after the callback was set', async () => {
    await client.get(0, 'set_subscribe_callback', [11, false]);
    await client.get(0, 'get_objects', [['2.1.0']]);
    ledger.produceBlock();
    const [dynamic] = await client.notice(11);
    expect(dynamic.id).toBe('2.1.0');
    expect(dynamic.head_block_number).toBe(ledger.head().number);
  });

  it('do not arrive for earlier reads, or without a subscription', async () => {
    await client.get(0, 'get_objects', [['2.1.0']]);
    await client.get(0, 'set_subscribe_callback', [11, false]);
    await client.get(0, 'get_objects', [['2.1.0'], false]);
    ledger.produceBlock();
    await allHasCome();
    expect(client.notices).toEqual([]);
  });

  it('stop when a callback is set again', async () => {
    await client.get(0, 'set_subscribe_callback', [11, false]);
    await client.get(0, 'get_objects', [['2.1.0']]);
    await client.get(0, 'set_subscribe_callback', [12, false]);
    ledger.produceBlock();
    await allHasCome();
    expect(client.notices).toEqual([]);
  });

  it('arrive only on request once automatic subscription is off', async () => {
    await client.get(0, 'set_subscribe_callback', [11, false]);
    await client.get(0, 'set_auto_subscription', [false]);
    await client.get(0, 'get_objects', [['2.1.0']]);
    ledger.produceBlock();
    await allHasCome();
    expect(client.notices).toEqual([]);
    await client.get(0, 'get_objects', [['2.1.0'], true]);
    ledger.produceBlock();
    await client.notice(11);
  });

  it('never arrive for names looked up without an id', async () => {
    await client.get(0, 'set_subscribe_callback', [11, false]);
    await client.get(0, 'get_account_by_name', ['alice-trader7']);
    await client.get(0, 'lookup_accounts', ['alice', 5]);
    await pay('alice-trader7', 'bob-holder2');
    ledger.produceBlock();
    await allHasCome();
    expect(client.notices).toEqual([]);
  });

  it('cannot be requested for everything', async () => {
    const { error } = await client.call(0, 'set_subscribe_callback', [11, true]);
    expect(error.message).toContain('Subscribing to universal object creation and removal is disallowed');
  });

  it('end with cancel_all_subscriptions', async () => {
    await client.get(0, 'set_subscribe_callback', [11, false]);
    await client.get(0, 'get_objects', [['2.1.0']]);
    await client.get(0, 'cancel_all_subscriptions');
    ledger.produceBlock();
    await allHasCome();
    expect(client.notices).toEqual([]);
  });
});

describe('a subscribed account', () => {
  it('gets whole groups: new and changed separately, other accounts and objects included', async () => {
    await client.get(0, 'set_subscribe_callback', [21, false]);
    await client.get(0, 'get_full_accounts', [['alice-trader7'], true]);
    await pay('alice-trader7', 'bob-holder2');
    expect(client.notices).toEqual([]);
    ledger.produceBlock();
    const created = await client.notice(21, (argument) =>
      idsIn(argument).some((id) => id.startsWith('1.11.')),
    );
    const changed = await client.notice(21, (argument) => idsIn(argument).includes('2.1.0'));
    expect(idsIn(created).some((id) => id.startsWith('2.9.'))).toBe(true);
    expect(idsIn(created).every((id) => /^(?:1\.11|2\.9|2\.7)\./.test(id))).toBe(true);
    const owners = changed.flatMap(({ id, owner }: { id: string; owner: string }) =>
      id.startsWith('2.5.') ? [owner] : [],
    );
    expect(owners.sort()).toEqual([idOf('alice-trader7'), idOf('bob-holder2')].sort());
  });

  it('gets bare ids of removed objects', async () => {
    await client.get(0, 'set_subscribe_callback', [22, false]);
    const [[, full]] = await client.get(0, 'get_full_accounts', [['frank-orders6'], true]);
    const order = full.limit_orders[0].id;
    ledger.pushOperations([
      [
        2,
        {
          fee: { amount: 0, asset_id: '1.3.0' },
          fee_paying_account: idOf('frank-orders6'),
          order,
          extensions: [],
        },
      ],
    ]);
    ledger.produceBlock();
    const removed = await client.notice(22, (argument) =>
      argument.every((entry: unknown) => typeof entry === 'string'),
    );
    expect(removed).toContain(order);
  });

  it('gets notices of the recorded shape', async () => {
    await client.get(0, 'set_subscribe_callback', [7001, false]);
    await client.get(0, 'get_full_accounts', [['alice-trader7', 'bob-holder2'], true]);
    await client.get(0, 'set_block_applied_callback', [7002]);
    // The recorded block was the last of a round, after which the next one is drawn.
    while ((ledger.head().number + 1) % ledger.state.global.active_witnesses.length !== 0)
      ledger.produceBlock();
    await allHasCome();
    client.notices.length = 0;
    const { signed } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 987);
    await client.get('network_broadcast', 'broadcast_transaction_with_callback', [7003, signed]);
    ledger.produceBlock();
    await client.notice(7001, (argument) => idsIn(argument).includes('2.1.0'));
    // The recorded block comes first, then the confirmation, then new objects, then changed ones.
    const [block, confirmed, created, changed] = client.notices;
    const recorded = recordedNotices.slice(0, 4).map(([, argument]) => (argument as [unknown])[0]);
    expect(block).toEqual({ callback: 7002, argument: ledger.head().id });
    expect(confirmed?.callback).toBe(7003);
    expect(shapeDifferences(recorded[1] as never, confirmed?.argument)).toEqual([]);
    expect(shapeDifferences(recorded[2] as never, created?.argument)).toEqual([]);
    // The recorded chain had no budget yet, so its witnesses were not paid, and no trades of the day before, which
    // leave the tickers with any block.
    const pay = ledger.state.get('1.6', ledger.state.dynamic.current_witness).pay_vb;
    const alike = changed?.argument.filter(({ id }: { id: string }) => id !== pay && !/^5\.[26]\./u.test(id));
    expect(shapeDifferences(recorded[3] as never, alike)).toEqual([]);
    expect(changed?.argument).toContainEqual({
      id: `2.8.${ledger.head().number}`,
      block_id: ledger.head().id,
    });
  });
});

describe('other callbacks', () => {
  it('report each block by its id', async () => {
    await client.get(0, 'set_block_applied_callback', [31]);
    const { id } = ledger.produceBlock();
    expect(await client.notice(31)).toBe(id);
  });

  it('report each pending transaction', async () => {
    await client.get(0, 'set_pending_transaction_callback', [32]);
    await pay('bob-holder2', 'alice-trader7');
    const transaction = await client.notice(32);
    expect(transaction.operations[0][1].from).toBe(idOf('bob-holder2'));
    expect(transaction.signatures).toHaveLength(1);
    ledger.produceBlock();
  });

  it('confirm a transaction once it is in a block, after a reply of null at once', async () => {
    const { signed, id } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 4321);
    const params = [33, signed];
    expect(await client.get('network_broadcast', 'broadcast_transaction_with_callback', params)).toBeNull();
    await allHasCome();
    expect(client.notices).toEqual([]);
    const { number } = ledger.produceBlock();
    const confirmation = await client.notice(33);
    expect(confirmation).toMatchObject({ id, block_num: number, trx_num: 0 });
    expect(confirmation.trx.operation_results).toEqual([[0, {}]]);
  });

  it('answer a synchronous broadcast with its block', async () => {
    const { signed, id } = await signedTransfer(ledger, 'alice-trader7', 'bob-holder2', 777);
    const answer = client.get('network_broadcast', 'broadcast_transaction_synchronous', [signed]);
    await expect.poll(() => ledger.pending().map((entry) => entry.id)).toContain(id);
    const { number } = ledger.produceBlock();
    expect(await answer).toMatchObject({ id, block_num: number, trx_num: 0 });
  });

  it('report orders and fills of a market', async () => {
    await client.get(0, 'subscribe_to_market', [34, 'BTS', 'XBTSX.STH']);
    const book = await client.get(0, 'get_order_book', ['BTS', 'XBTSX.STH', 1]);
    const ask = book.asks[0];
    const sth = ledger.state.assetBySymbol('XBTSX.STH')?.id ?? '';
    const order = ledger.state.order(ask.id);
    ledger.pushOperations([
      [
        1,
        {
          fee: { amount: 500_000, asset_id: '1.3.0' },
          seller: idOf('alice-trader7'),
          amount_to_sell: { amount: order?.sell_price.quote.amount.toString(), asset_id: '1.3.0' },
          min_to_receive: { amount: '1', asset_id: sth },
          expiration: '2090-01-01T00:00:00',
          fill_or_kill: false,
          extensions: {},
        },
      ],
    ]);
    ledger.produceBlock();
    const fills = await client.notice(
      34,
      (argument) => Array.isArray(argument[0]) && argument[0][0][0] === 4,
    );
    expect(fills).toHaveLength(2);
    expect(fills[0][0][1].is_maker).toBe(false);
    expect(fills[0][1]).toEqual([0, {}]);
    const removed = await client.notice(34, (argument) => argument.includes(ask.id));
    expect(removed).toEqual([ask.id]);
  });
});
