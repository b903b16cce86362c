import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, test } from 'vitest';
import { testServer } from '../testServer.fixture.ts';

const id = 'ab'.repeat(32);

test('confirmations are served if the operator has configured a source, and otherwise reported as unavailable', async () => {
  const asked: string[] = [];
  const { server } = await testServer({
    foreignChains: {
      btc: async (transaction) => {
        asked.push(transaction);
        return 3;
      },
    },
  });
  const ask = async (path: string) => (await server.inject(`/api/v1/confirmations/${path}`)).json();
  expect(await ask(`btc/${id}`)).toEqual({ isTold: true, count: 3 });
  expect(await ask(`btc/${id}`)).toEqual({ isTold: true, count: 3 });
  expect(asked).toEqual([id]);
  expect(await ask(`eth/0x${id}`)).toEqual({ isTold: false, count: null });
});

test('a count is requested again after ten seconds, and an old one is served for a minute at most without its source', async () => {
  let count: number | null = 3;
  const btc = async () => {
    if (count === null) throw new AppError('service.unreachable');
    return count;
  };
  const { server, clock } = await testServer({ foreignChains: { btc } });
  const told = async (afterMs: number) => {
    clock.time += afterMs;
    return (await server.inject(`/api/v1/confirmations/btc/${id}`)).json().count;
  };
  expect(await told(0)).toBe(3);
  count = 4;
  expect([await told(9_999), await told(1)]).toEqual([3, 4]);
  count = null;
  expect([await told(59_999), await told(1)]).toEqual([4, undefined]);
});

test.each(['btc/77ff', `doge/${id}`, `btc/${id}?x`.replace('?x', '%2F..')])(
  'an invalid transaction id is not requested: %s',
  async (path) => {
    const chains = { btc: () => Promise.reject(new TypeError('asked')) };
    const { server } = await testServer({ foreignChains: chains });
    expect((await server.inject(`/api/v1/confirmations/${path}`)).statusCode).toBe(400);
  },
);
