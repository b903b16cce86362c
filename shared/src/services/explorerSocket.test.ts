import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import recorded from '../../../tests/vectors/services/explorer-ws.json' with { type: 'json' };
import { explorerHead, explorerMessageSchema, MAX_EXPLORER_MESSAGE } from './explorerSocket.ts';

const { messages } = recorded;
const [first] = messages as [(typeof messages)[number]];

describe("a message of the explorer's websocket", () => {
  it('is read in the format of the operator’s own program', () => {
    expect(messages.map((message: unknown) => parse(explorerMessageSchema, message).data.block)).toEqual([
      {
        id: '2.1.0',
        head_block_number: 229,
        head_block_id: '000000e5f2d1ec48656d35f3b59e2c2ab6487091',
        time: '2026-11-26T22:54:39',
        next_maintenance_time: '2026-11-26T22:55:00',
        last_irreversible_block_num: 222,
      },
      {
        id: '2.1.0',
        head_block_number: 230,
        head_block_id: '000000e6ea064daded545d6c66615d02312b05d5',
        time: '2026-11-26T22:54:40',
        next_maintenance_time: '2026-11-26T22:55:00',
        last_irreversible_block_num: 223,
      },
      {
        id: '2.1.0',
        head_block_number: 231,
        head_block_id: '000000e7f00d9312069a335570c679b2b7fc2f12',
        time: '2026-11-26T22:54:41',
        next_maintenance_time: '2026-11-26T22:55:00',
        last_irreversible_block_num: 224,
      },
      {
        id: '2.1.0',
        head_block_number: 232,
        head_block_id: '000000e82719ead0597385ad815e02a0ee23765a',
        time: '2026-11-26T22:54:42',
        next_maintenance_time: '2026-11-26T22:55:00',
        last_irreversible_block_num: 224,
      },
    ]);
    expect(messages.map((message: unknown) => explorerHead(JSON.stringify(message)))).toEqual([
      229, 230, 231, 232,
    ]);
  });

  it('counts for its head alone: its other parts may be wrong or missing', () => {
    const { block } = first.data;
    expect(explorerHead(JSON.stringify({ op: 'block:response', data: { block } }))).toBe(229);
    const odd = { op: 'block:response', data: { block, records: 'none', txs: null, fees: -1 }, clients: 'x' };
    expect(explorerHead(JSON.stringify(odd))).toBe(229);
  });

  it.each([
    ['HTML', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['an empty list', '[]'],
    ['an empty object', '{}'],
    ['half a message', JSON.stringify(first).slice(0, 300)],
    ['another op', JSON.stringify({ ...first, op: 'data:response' })],
    ['an answer of a node', '{"id":1,"jsonrpc":"2.0","result":7}'],
    ['a notice of a node', JSON.stringify({ method: 'notice', params: [1, [[first.data.block]]] })],
    ['a number as text', JSON.stringify(first).replace(':229', ':"229"')],
    ['a number that its id denies', JSON.stringify(first).replace(':229', ':4294967295')],
    ['another object', JSON.stringify(first).replace('2.1.0', '2.0.0')],
  ])('is rejected if it is %s', (_, text) => {
    expect(explorerHead(text)).toBeUndefined();
  });

  it('is not even parsed if it is too long', () => {
    const text = JSON.stringify(first);
    expect(explorerHead(text.padEnd(MAX_EXPLORER_MESSAGE))).toBe(229);
    expect(explorerHead(text.padEnd(MAX_EXPLORER_MESSAGE + 1))).toBeUndefined();
  });
});
