import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { webhookPath } from '../../telegram/updates/startWebhook.ts';
import { addErrorAnswers } from '../plugins/errorAnswers.ts';
import { addWebhook } from './webhook.ts';

/** Sends an update like the messenger; returns the status and the accepted updates. */
async function bring(payload: unknown, { secret = 'agreed', isTaken = true } = {}) {
  const taken: unknown[] = [];
  const server = fastify();
  addErrorAnswers(server);
  const accept = async (update: unknown) => {
    taken.push(update);
    return isTaken;
  };
  addWebhook(server, { secret: 'agreed', accept });
  const { statusCode } = await server.inject({
    method: 'POST',
    url: webhookPath,
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
    payload: JSON.stringify(payload),
  });
  return { status: statusCode, taken };
}

it('an update is passed on whole, and acknowledged when it is accepted', async () => {
  const update = { update_id: 7, message: { text: '/start' } };
  expect(await bring(update)).toEqual({ status: 200, taken: [update] });
  expect((await bring(update, { isTaken: false })).status).toBe(503);
});

it.each([0, 2 ** 53 - 1])('the number of an update may be %d', async (update_id) => {
  expect(await bring({ update_id })).toEqual({ status: 200, taken: [{ update_id }] });
});

it.each([{ update_id: -1 }, { update_id: 0.5 }, { update_id: 2 ** 53 }, { update_id: '7' }, {}, [], null])(
  '%j is not an update',
  async (payload) => {
    expect(await bring(payload)).toEqual({ status: 400, taken: [] });
  },
);

it('nothing is accepted under another secret', async () => {
  expect(await bring({ update_id: 7 }, { secret: 'agreeD' })).toEqual({ status: 404, taken: [] });
});

it.each([
  [1_048_576, 200],
  [1_048_577, 413],
])('answers an update of %d bytes with %d', async (bytes, status) => {
  const empty = JSON.stringify({ update_id: 7, text: '' });
  expect((await bring({ update_id: 7, text: 'x'.repeat(bytes - empty.length) })).status).toBe(status);
});
