import { expect, it } from 'vitest';
import { readCommand } from './readCommand.ts';

const inPrivate = (text: string) => readCommand(text, { isPrivate: true })?.text;
const inGroup = (text: string) => readCommand(text, { isPrivate: false })?.text;

it.each([
  ['/PRICE STH', '/price STH'],
  ['/Price@XBTS_Bot sth', '/price@XBTS_Bot sth'],
  ['/price, STH', '/price STH'],
  ['／price STH', '/price STH'],
  ['price sth', '/price sth'],
  ['Help!', '/help'],
  ['Помощь', '/help'],
  ['/помощь', '/help'],
  ['帮助', '/help'],
  ['/settings', '/notify'],
  ['/start partner_7-X', '/start partner_7-X'],
  ['/stop', '/stop'],
])('reads “%s” as %s', (text, command) => {
  expect(inPrivate(text)).toBe(command);
});

it.each([
  'hello',
  '/unknown',
  'stop',
  'Stop!',
  'help me, I lost my key',
  'price went up a lot since yesterday',
])('reads no command in “%s”', (text) => {
  expect(inPrivate(text)).toBeUndefined();
});

it('reads only commands with a slash in a group', () => {
  expect(inGroup('price sth')).toBeUndefined();
  expect(inGroup('/FEES')).toBe('/fees');
});
