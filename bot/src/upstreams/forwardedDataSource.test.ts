import type { JsonAnswer, JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { expect, test } from 'vitest';
import { createForwardedDataSource } from './forwardedDataSource.ts';

function setup(answer: JsonAnswer | Error) {
  const requests: JsonRequest[] = [];
  const source = createForwardedDataSource(async (request) => {
    requests.push(request);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { requests, source };
}

test('passes a read on under its own path and gives the answer as it is', async () => {
  const { requests, source } = setup({ status: 200, body: [{ account_id: '1.2.3', extra: '9'.repeat(20) }] });
  const holders = await source.reads.holders({
    params: { symbol: 'BTS', start: 5, count: 10 },
    body: undefined,
  });
  expect(requests).toEqual([{ method: 'GET', path: '/api/v1/holders/BTS/5/10' }]);
  expect(holders).toEqual([{ account_id: '1.2.3', extra: '9'.repeat(20) }]);
});

test('gives items by the id they were asked by', async () => {
  const { requests, source } = setup({ status: 200, body: [{ id: '1.3.0' }, null] });
  const texts = await source.items.assets(['BTS', 'NOPE']);
  expect(requests).toEqual([{ method: 'POST', path: '/api/v1/assets', body: { assets: ['BTS', 'NOPE'] } }]);
  expect([...texts]).toEqual([['BTS', '{"id":"1.3.0"}']]);
});

test.each([
  ['its 404', { status: 404, body: {} }, 'request.not_found'],
  ['its error', { status: 500, body: {} }, 'service.refused'],
  ['no JSON', { status: 200, body: undefined }, 'service.bad_answer'],
  ['no answer', new Error('ECONNREFUSED'), 'service.unreachable'],
])('says so on %s', async (_what, answer, code) => {
  const { source } = setup(answer);
  await expect(source.reads.lpSingle({ params: { id: '1.19.1' }, body: undefined })).rejects.toMatchObject({
    code,
  });
});
