import { expect, it } from 'vitest';
import { createNoticeLinks } from './startNotices.ts';

const around = { publicUrl: 'https://mini.example.org', explorerUrl: 'https://explorer.example' };

it('opens the app inside the messenger, or as a page if the operator has no mini app', () => {
  const inside = createNoticeLinks({ mode: 'miniapp', ...around });
  expect(inside.screen('history')).toEqual({ webAppUrl: 'https://mini.example.org/history' });
  const plain = createNoticeLinks({ mode: 'link', ...around });
  expect(plain.screen('history')).toEqual({ url: 'https://mini.example.org/history' });
  expect(plain.screen('smartholder')).toEqual({ url: 'https://mini.example.org/smartholder' });
});

it('links a channel to a plain page in both modes, and to the block of an operation', () => {
  const links = createNoticeLinks({ mode: 'miniapp', ...around });
  expect(links.page('history')).toEqual({ url: 'https://mini.example.org/history' });
  expect(links.operation('98214507/3/0')).toBe('https://explorer.example/#/blocks/98214507');
});
