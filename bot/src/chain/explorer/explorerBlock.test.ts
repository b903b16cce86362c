import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawObject } from '@xbts/shared/actions/rawReads.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { describe, expect, it } from 'vitest';
import { fakeChain } from '../fakeChain.fixture.ts';
import { createExplorerReader, headSchema } from './explorerBlock.ts';

const vectors = join(import.meta.dirname, '../../../../tests/vectors/services');
const { messages } = JSON.parse(readFileSync(join(vectors, 'explorer-ws.json'), 'utf8'));

/** A chain of these accounts and assets, whose blocks all contain these transactions. */
function chainOf(objects: readonly RawObject[], transactions: readonly object[] | null = []) {
  const byId = new Map(objects.map((object) => [object.id, object]));
  const { client, calls } = fakeChain({
    'database.get_objects': (ids: readonly string[]) => ids.map((id) => byId.get(id) ?? null),
    'database.get_block': () => transactions && { transactions },
  });
  const read = createExplorerReader(client);
  return { calls, read: (head: unknown) => read(parseAnswer(headSchema, 'notice', head)) };
}

const witnesses = [
  { id: '1.6.2', witness_account: '1.2.7' },
  { id: '1.6.6', witness_account: '1.2.11' },
  { id: '1.6.11', witness_account: '1.2.16' },
];
const accounts = [
  { id: '1.2.7', name: 'init1', options: { memo_key: 'BTS5' } },
  { id: '1.2.11', name: 'init5' },
  { id: '1.2.16', name: 'init10' },
];
const assets = [
  { id: '1.3.0', symbol: 'BTS', precision: 5 },
  { id: '1.3.4099', symbol: 'XBTSX.STH', precision: 6 },
];
const [{ data }] = messages;
const head = data.block;

describe('a block by the explorer’s websocket', () => {
  it('equals the message of the operator’s own program, member by member', async () => {
    const { read } = chainOf([...witnesses, ...accounts]);
    for (const message of messages) expect(await read(message.data.block)).toEqual(message.data);
  });

  it('requests the name of a witness once', async () => {
    const { read, calls } = chainOf([...witnesses, ...accounts]);
    for (const message of messages) await read(message.data.block);
    const asked = calls
      .filter(({ name }) => name === 'database.get_objects')
      .flatMap(({ params }) => params[0]);
    expect(asked).toEqual(['1.6.2', '1.2.7', '1.6.11', '1.2.16', '1.6.6', '1.2.11']);
  });

  it('has its transactions as from the node, a record of each operation, the last first, and fees in BTS', async () => {
    const transfer = {
      fee: { amount: 86_869, asset_id: '1.3.0' },
      from: '1.2.7',
      to: '1.2.11',
      amount: { amount: '5000000000', asset_id: '1.3.4099' },
      extensions: [],
    };
    const order = {
      fee: { amount: 4_826, asset_id: '1.3.0' },
      seller: '1.2.16',
      amount_to_sell: { amount: 300_000, asset_id: '1.3.0' },
      min_to_receive: { amount: 2_000_000, asset_id: '1.3.4099' },
    };
    const cancel = { fee: { amount: 482, asset_id: '1.3.0' }, fee_paying_account: '1.2.7', order: '1.7.9' };
    const feed = { fee: { amount: 1_000, asset_id: '1.3.4099' }, publisher: '1.2.11', asset_id: '1.3.1' };
    const txs = [
      {
        operations: [
          [0, transfer],
          [1, order],
        ],
        signatures: ['1f'],
        operation_results: [[0, {}]],
      },
      {
        operations: [
          [2, cancel],
          [19, feed],
          [63, { fee: { amount: 0, asset_id: '1.3.0' }, account: '1.2.7' }],
          [200, { note: 'of a chain to come' }],
        ],
      },
    ];
    const { read } = chainOf([...witnesses, ...accounts, ...assets], txs);
    const block = await read(head);
    expect(block.txs).toEqual(txs);
    expect(block.fees).toBe('0.92177');
    const common = { block: 229 };
    expect(block.records).toEqual([
      {
        ...common,
        opId: 200,
        type: undefined,
        op: { note: 'of a chain to come' },
        account: null,
        ext: null,
        fee: null,
      },
      {
        ...common,
        opId: 63,
        type: 'liquidity_pool_exchange',
        op: txs[1]?.operations[2]?.[1],
        account: null,
        ext: null,
        fee: { asset: 'BTS', amount: '0.00000' },
      },
      {
        ...common,
        opId: 19,
        type: 'asset_publish_feed',
        op: feed,
        account: accounts[1],
        ext: null,
        fee: { asset: 'XBTSX.STH', amount: '0.001000' },
      },
      {
        ...common,
        opId: 2,
        type: 'limit_order_cancel',
        op: cancel,
        account: accounts[0],
        ext: null,
        fee: { asset: 'BTS', amount: '0.00482' },
      },
      {
        ...common,
        opId: 1,
        type: 'limit_order_create',
        op: order,
        account: accounts[2],
        ext: {
          from: 'init10',
          sell: { s: 'BTS', amount: 3, p: 5 },
          receive: { s: 'XBTSX.STH', amount: 2, p: 6 },
          price: '0.66667',
        },
        fee: { asset: 'BTS', amount: '0.04826' },
      },
      {
        ...common,
        opId: 0,
        type: 'transfer',
        op: transfer,
        account: null,
        ext: {
          from: accounts[0],
          to: accounts[1],
          asset: { s: 'XBTSX.STH', p: 6 },
          amount: 5_000,
        },
        fee: { asset: 'BTS', amount: '0.86869' },
      },
    ]);
  });

  it('lacks its operations, and states it, if there are more than 200 of them', async () => {
    const operation = [4, { fee: { amount: 100_000, asset_id: '1.3.0' } }];
    const full = chainOf(
      [...witnesses, ...accounts, ...assets],
      [{ operations: Array.from({ length: 200 }, () => operation) }],
    );
    expect((await full.read(head)).records).toHaveLength(200);
    const tooMany = chainOf(
      [...witnesses, ...accounts],
      [{ operations: Array.from({ length: 201 }, () => operation) }],
    );
    expect(await tooMany.read(head)).toEqual({
      witness: 'init1',
      block: head,
      records: [],
      txs: [],
      fees: '201.00000',
      isCut: true,
    });
  });

  it.each([
    ['the node has no such block yet', [...witnesses, ...accounts], null],
    ['the node does not know its witness', accounts, []],
    [
      'the node does not know who pays in it',
      [...witnesses, ...accounts, ...assets],
      [{ operations: [[2, { fee_paying_account: '1.2.999' }]] }],
    ],
    ['its transactions have no operations', [...witnesses, ...accounts], [{}]],
  ] as [string, RawObject[], object[] | null][])(
    'is not invented if %s',
    async (_, objects, transactions) => {
      await expect(chainOf(objects, transactions).read(head)).rejects.toThrow();
    },
  );
});
