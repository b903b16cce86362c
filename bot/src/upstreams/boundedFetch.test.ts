import { expect, test } from 'vitest';
import { createBoundedFetch } from './boundedFetch.ts';

const init = { method: 'GET', headers: {}, signal: new AbortController().signal };

test('returns a body of up to the limit whole, including letters of several bytes', async () => {
  const fetch = createBoundedFetch(20, async () => new Response('цена 汇率'));
  const response = await fetch('http://service.example/x', init);
  expect(await response.text()).toBe('цена 汇率');
});

test('refuses more bytes than the limit', async () => {
  const fetch = createBoundedFetch(20, async () => new Response('x'.repeat(21)));
  const response = await fetch('http://service.example/x?key=secret', init);
  await expect(response.text()).rejects.toMatchObject({
    code: 'service.bad_answer',
    facts: { path: '/x', detail: 'more than 20 bytes' },
  });
});

test('follows no redirect', async () => {
  let redirect: RequestInit['redirect'];
  const fetch = createBoundedFetch(20, async (_url, given) => {
    redirect = given?.redirect;
    return new Response('');
  });
  await fetch('http://service.example/x', init);
  expect(redirect).toBe('error');
});
