import { AppError } from '@xbts/shared/errors/appError.ts';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addErrorAnswers } from './errorAnswers.ts';

async function answerTo(error: Error) {
  const server = fastify();
  addErrorAnswers(server);
  server.get('/', () => Promise.reject(error));
  const { statusCode, headers } = await server.inject('/');
  return [statusCode, headers['retry-after'], headers['cache-control']];
}

test('a database or nodes that are away now are no fault of this server, and it says when to ask again', async () => {
  const away = new AppError('storage.connection_lost', { detail: 'timeout' });
  expect(await answerTo(away)).toEqual([503, '3', 'no-store']);
  expect(await answerTo(new AppError('node.unreachable'))).toEqual([503, '3', 'no-store']);
});

test('a fault of its own is one, and to ask again is no help', async () => {
  expect(await answerTo(new TypeError('inside'))).toEqual([500, undefined, 'no-store']);
});
