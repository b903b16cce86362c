import { expect, it } from 'vitest';
import { readBotLink } from './botLink.ts';

const read = (url: string) => readBotLink(url, 'xbts_local_bot', 'http://127.0.0.1:8072');

it('keeps links to the bot inside the messenger and sends all others out', () => {
  expect(read('https://t.me/xbts_local_bot?startapp=bob-7')).toEqual({ to: 'startapp', param: 'bob-7' });
  expect(read('http://127.0.0.1:8072/XBTS_local_bot?start=bob-7')).toEqual({ to: 'start', param: 'bob-7' });
  expect(read('/xbts_local_bot')).toEqual({ to: 'start', param: undefined });
  expect(read('https://t.me/share/url?url=https%3A%2F%2Fa.b&text=Hi')).toEqual({
    to: 'share',
    text: 'Hi\nhttps://a.b',
  });
  expect(read('https://t.me/xbtsio')).toEqual({ to: 'elsewhere' });
  expect(read('https://evil.example/xbts_local_bot?startapp=x')).toEqual({ to: 'elsewhere' });
});
