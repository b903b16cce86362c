import { expect, it } from 'vitest';
import { clientPath } from './clientPath.ts';

it.each([
  ['https://t.me/xbts_chat?start=1', '/xbts_chat?start=1'],
  ['http://telegram.me/xbts_chat/7', '/xbts_chat/7'],
  ['https://www.telegram.me/+abc', '/+abc'],
  ['tg://resolve?domain=xbts_bot&start=--pools', '/xbts_bot?start=--pools'],
  ['tg:resolve?domain=xbts_news&post=5', '/xbts_news/5'],
  ['tg://join?invite=abc', '/+abc'],
  ['tg://msg_url?url=https%3A%2F%2Fa.example&text=b', '/share/url?url=https%3A%2F%2Fa.example&text=b'],
])('a link to the messenger itself opens in its client: %s', (link, path) => {
  expect(clientPath(link)).toBe(path);
});

it.each([
  'https://t.me',
  'https://t.me/',
  'https://nott.me/a',
  'https://t.me.example/a',
  'tg://resolve',
  'tg://settings',
  'mailto:a@t.me',
])('a link to elsewhere, or without a name, does not: %s', (link) => {
  expect(clientPath(link)).toBeNull();
});
