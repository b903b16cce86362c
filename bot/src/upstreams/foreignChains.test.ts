import type { JsonAnswer, JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { expect, test } from 'vitest';
import { confirmationCounter } from './foreignChains.ts';

const id = 'ab'.repeat(32);

const answering = (answer: (request: JsonRequest) => unknown) => async (request: JsonRequest) => {
  const body = answer(request);
  return { status: body === undefined ? 404 : 200, body } as JsonAnswer;
};

test.each([
  ['in block 100 of 102', { confirmed: true, block_height: 100 }, 3],
  ['in the newest block', { confirmed: true, block_height: 102 }, 1],
  ['not in a block yet', { confirmed: false }, 0],
  ['not known there', undefined, null],
])('by an Esplora explorer a transaction %s', async (_, status, count) => {
  const fetchJson = answering(({ path }) => (path === '/blocks/tip/height' ? 102 : status));
  expect(await confirmationCounter('btc', fetchJson)(id)).toBe(count);
});

test.each([
  ['in block 100 of 102', { blockNumber: '0x64' }, 3],
  ['without a receipt', null, null],
])('by an Ethereum node a transaction %s', async (_, result, count) => {
  const asked: unknown[] = [];
  const fetchJson = answering(({ body }) => {
    const { method, params } = body as { method: string; params: unknown[] };
    asked.push([method, ...params]);
    return { jsonrpc: '2.0', id: 1, result: method === 'eth_blockNumber' ? '0x66' : result };
  });
  expect(await confirmationCounter('eth', fetchJson)(id)).toBe(count);
  expect(asked[0]).toEqual(['eth_getTransactionReceipt', `0x${id}`]);
});

test('a malformed answer is refused, not counted', async () => {
  const garbled = answering(() => ({ confirmed: 'yes', result: { blockNumber: 'latest' } }));
  await expect(confirmationCounter('ltc', garbled)(id)).rejects.toMatchObject({ code: 'service.bad_answer' });
  await expect(confirmationCounter('bsc', garbled)(id)).rejects.toMatchObject({ code: 'service.bad_answer' });
});
