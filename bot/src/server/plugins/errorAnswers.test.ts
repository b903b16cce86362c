import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addErrorAnswers, errorAnswer } from './errorAnswers.ts';

/** A server's answer to an error, and its log: levels and texts. */
async function answerTo(error: unknown) {
  const lines: { level: number; msg: string }[] = [];
  const server = fastify({ logger: { stream: { write: (line) => void lines.push(JSON.parse(line)) } } });
  addErrorAnswers(server);
  server.get('/', () => Promise.reject(error));
  const { statusCode, headers } = await server.inject('/');
  const logged = lines.filter(({ level }) => level > 30).map(({ level, msg }) => `${level} ${msg}`);
  return [statusCode, headers['retry-after'], headers['cache-control'], ...logged];
}

test("an absent database or node is not this server's fault, and the answer says when to retry", async () => {
  const away = new AppError('storage.connection_lost', { detail: 'timeout' });
  expect(await answerTo(away)).toEqual([503, '3', 'no-store', '40 an upstream failed']);
  expect(await answerTo(new AppError('node.unreachable'))).toEqual([
    503,
    '3',
    'no-store',
    '40 an upstream failed',
  ]);
});

test('an internal fault is one, and a retry is no help', async () => {
  expect(await answerTo(new TypeError('inside'))).toEqual([
    500,
    undefined,
    'no-store',
    '50 a request failed',
  ]);
});

test('a thrown value other than an error is an internal fault too', async () => {
  expect(await answerTo('a text')).toEqual([500, undefined, 'no-store', '50 a request failed']);
});

test('disabled services and wrong requests are not logged as faults', async () => {
  expect(await answerTo(new AppError('service.not_configured'))).toEqual([501, undefined, 'no-store']);
  expect(await answerTo(new AppError('launch.missing'))).toEqual([401, undefined, 'no-store']);
});

test('a refusal by the framework keeps its kind', async () => {
  const statusOf = async (statusCode: unknown) =>
    (await answerTo(Object.assign(new Error('refused'), { statusCode })))[0];
  const statuses = await Promise.all([413, 400, 415, 499, 399, 500, '400'].map(statusOf));
  expect(statuses).toEqual([413, 400, 400, 400, 500, 500, 500]);
});

test.each<[status: number, codes: readonly ErrorCode[]]>([
  [400, ['request.malformed', 'amount.zero', 'amount.too_many_decimals', 'amount.too_large']],
  [401, ['launch.missing', 'launch.forged', 'launch.expired', 'launch.replayed']],
  [401, ['subscription.challenge_over', 'subscription.wrong_key']],
  [404, ['request.not_found', 'alert.unknown_subject', 'recipient.unknown', 'chain.unknown_asset']],
  [404, ['payment_request.unknown']],
  [409, ['subscription.too_many_accounts', 'alert.no_price', 'alert.same_price', 'alert.too_many']],
  [409, ['share.account_unknown', 'payment_request.too_many']],
  [410, ['payment_request.expired']],
  [413, ['request.too_large']],
  [429, ['service.rate_limited', 'new_account.too_many']],
  [500, ['unexpected', 'storage.unavailable']],
  [501, ['service.not_configured']],
  [502, ['service.unreachable', 'service.bad_answer', 'service.refused']],
  [503, ['service.overloaded', 'storage.connection_lost', 'node.api_denied', 'node.timeout']],
  [503, ['chain.unknown_account']],
])('%i answers to %j', (status, codes) => {
  expect(codes.map((code) => errorAnswer(new AppError(code)).status)).toEqual(codes.map(() => status));
});

test('a wrong request gets its error explained; an internal fault reveals nothing', () => {
  const messageOf = (code: ErrorCode, facts: object) =>
    errorAnswer(new AppError(code, { ...facts })).body.error.message;
  expect(messageOf('request.malformed', {})).toBe('The request is malformed.');
  expect(messageOf('request.malformed', { detail: 'a', what: 'b' })).toMatch(/malformed\. a$/u);
  expect(messageOf('request.not_found', { what: 'bob' })).toMatch(/address\. bob$/u);
  expect(messageOf('unexpected', { detail: 'inside' })).not.toContain('inside');
});
