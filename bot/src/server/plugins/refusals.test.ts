import { AppError } from '@xbts/shared/errors/appError.ts';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { passRefusals } from './refusals.ts';

/** The answer to a failed service call: its status, text and caching. */
async function answerTo(failure: Error) {
  const server = fastify();
  server.setErrorHandler((error, _request, reply) =>
    reply.code(599).send({ error: { message: error === failure ? 'thrown on' : 'another' } }),
  );
  server.get('/', (_request, reply) => passRefusals(reply, () => Promise.reject(failure)));
  const response = await server.inject('/');
  return [response.statusCode, response.json().error.message, response.headers['cache-control']];
}

it("a service's refusal is passed on with its text", async () => {
  const statuses = await Promise.all(
    [399, 400, 409, 499, 500].map(async (status) =>
      (await answerTo(new AppError('service.refused', { status, message: 'no' }))).slice(0, 2),
    ),
  );
  expect(statuses).toEqual([
    [599, 'thrown on'],
    [400, 'no'],
    [409, 'no'],
    [499, 'no'],
    [599, 'thrown on'],
  ]);
});

it('any other failure is rethrown, and not cached', async () => {
  const thrownOn = [599, 'thrown on', 'no-store'];
  expect(await answerTo(new AppError('service.unreachable', { status: 400, message: 'no' }))).toEqual(
    thrownOn,
  );
  expect(await answerTo(new AppError('service.refused', { status: 400 }))).toEqual(thrownOn);
  expect(await answerTo(new AppError('service.refused', { message: 'no' }))).toEqual(thrownOn);
  expect(await answerTo(new TypeError('inside'))).toEqual(thrownOn);
});
