import { expect, test } from 'vitest';
import { serviceFetch } from './serviceFetch.ts';

const fetch = async () => ({ status: 200, text: async () => '{"is":"there"}' });
const request = { method: 'GET', path: '/x' } as const;

test('a service with an address gets the request there', async () => {
  const ask = serviceFetch('news', { fetch, baseUrl: 'http://news.example' });
  expect(await ask(request)).toEqual({ status: 200, body: { is: 'there' } });
});

test('a disabled service is reported as not configured, without a request', async () => {
  const never = () => Promise.reject(new TypeError('asked'));
  const ask = serviceFetch('news', { fetch: never, baseUrl: '' });
  await expect(ask(request)).rejects.toMatchObject({
    code: 'service.not_configured',
    facts: { name: 'news' },
  });
});
