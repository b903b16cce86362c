import { expect, it, vi } from 'vitest';
import { createSendNotice } from './sendNotice.ts';

const sender = (post: typeof fetch, isPaid = false) =>
  createSendNotice({ token: '1:secret', apiRoot: 'https://api.test', fetch: post }, { isPaid });

const notice = {
  chatId: 7,
  html: '<b>Hi</b>',
  button: { text: 'Open', target: { webAppUrl: 'https://mini.test/' } },
};

function setup(status: number, body: string, isPaid = false) {
  const post = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  const send = sender(post, isPaid);
  return { post, send: () => send(notice, new AbortController().signal) };
}

it('posts the message with its button to the bot of the token', async () => {
  const { post, send } = setup(200, '{"ok":true,"result":{"message_id":5}}');
  expect(await send()).toEqual({ kind: 'sent' });
  const [address, request] = post.mock.calls[0] ?? [];
  expect(address).toBe('https://api.test/bot1:secret/sendMessage');
  expect(JSON.parse(String(request?.body))).toEqual({
    chat_id: 7,
    text: '<b>Hi</b>',
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    reply_markup: { inline_keyboard: [[{ text: 'Open', web_app: { url: 'https://mini.test/' } }]] },
  });
});

it('requests a paid broadcast only when configured', async () => {
  const { post, send } = setup(200, '{"ok":true}', true);
  await send();
  expect(JSON.parse(String(post.mock.calls[0]?.[1]?.body))).toMatchObject({ allow_paid_broadcast: true });
});

it('puts buttons that the bot itself answers into a separate row', async () => {
  const post = vi.fn<typeof fetch>(async () => new Response('{"ok":true}'));
  const actions = [
    { text: 'Again', data: 'alert:again:1' },
    { text: 'Delete', data: 'alert:remove:1' },
  ];
  const button = { text: 'Open', target: { url: 'https://mini.test/' } };
  await sender(post)({ ...notice, button, actions }, new AbortController().signal);
  expect(JSON.parse(String(post.mock.calls[0]?.[1]?.body)).reply_markup.inline_keyboard).toEqual([
    [{ text: 'Open', url: 'https://mini.test/' }],
    [
      { text: 'Again', callback_data: 'alert:again:1' },
      { text: 'Delete', callback_data: 'alert:remove:1' },
    ],
  ]);
});

const refusal = (code: number, description: string, parameters = '') =>
  `{"ok":false,"error_code":${code},"description":"${description}"${parameters}}`;

it.each([
  [
    429,
    refusal(429, 'Too Many Requests', ',"parameters":{"retry_after":7}'),
    { kind: 'slowDown', seconds: 7 },
  ],
  [429, refusal(429, 'Too Many', ',"parameters":{"retry_after":1}'), { kind: 'slowDown', seconds: 1 }],
  [429, refusal(429, 'Too Many Requests'), { kind: 'slowDown', seconds: 5 }],
  [429, refusal(429, 'Too Many', ',"parameters":{"retry_after":-3}'), { kind: 'slowDown', seconds: 5 }],
  [
    429,
    refusal(429, 'Too Many', ',"parameters":{"retry_after":1e18}'),
    { kind: 'slowDown', seconds: 604_800 },
  ],
  [429, '<html>Too Many Requests</html>', { kind: 'slowDown', seconds: 5 }],
  [403, refusal(403, 'Forbidden: bot was blocked by the user'), { kind: 'blocked' }],
  [400, refusal(400, 'Bad Request: chat not found'), { kind: 'blocked' }],
  [400, refusal(400, 'Bad Request: message is too long'), { kind: 'refused', code: 'bot_api.400' }],
  [401, refusal(401, 'Unauthorized'), { kind: 'failed', code: 'bot_api.401' }],
  [500, refusal(500, 'Internal Server Error'), { kind: 'failed', code: 'bot_api.500' }],
  [502, '<html>Bad Gateway</html>', { kind: 'failed', code: 'bot_api.502' }],
  [200, '<html>Welcome</html>', { kind: 'failed', code: 'bot_api.garbage' }],
  [200, '{"ok":"yes"}', { kind: 'failed', code: 'bot_api.garbage' }],
])('reads an answer of status %i: %s', async (status, body, result) => {
  expect(await setup(status, body).send()).toEqual(result);
});

it('treats no answer like a late one, and repeats neither the address nor the token', async () => {
  const send = sender(() => Promise.reject(new TypeError('fetch failed: https://api.test/bot1:secret')));
  expect(await send(notice, new AbortController().signal)).toEqual({
    kind: 'failed',
    code: 'bot_api.unreachable',
  });
  expect(await send(notice, AbortSignal.abort())).toEqual({ kind: 'failed', code: 'bot_api.timeout' });
});

it('reads the wait from the header if a 429 does not come from the Bot API itself', async () => {
  const post = async () => new Response('slow down', { status: 429, headers: { 'retry-after': '30' } });
  const send = sender(post);
  expect(await send(notice, new AbortController().signal)).toEqual({ kind: 'slowDown', seconds: 30 });
});
