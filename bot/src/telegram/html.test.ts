import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foundEntities, hostileTexts } from './foundEntities.fixture.ts';
import { headed, htmlBold, htmlText, withBoldFirstLine } from './html.ts';

/** The text after copying. */
const copied = (html: string) =>
  html
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

it.each(hostileTexts)('the messenger does not interpret “%s”, and it copies unchanged', (text) => {
  expect(foundEntities(text)).not.toEqual([]);
  for (const shown of [htmlText, htmlBold]) {
    expect(foundEntities(shown(text))).toEqual([]);
    expect(shown(text)).toContain('<code>');
    expect(copied(shown(text))).toBe(text);
  }
});

/** Deterministic: Park and Miller's numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

it('nor does it interpret any text built from parts of links, names and numbers', () => {
  const parts = [
    ...'aZя汉8 .,:/@#$-_()"<&>+’…',
    'com',
    '4111',
    '1111',
    ' ',
    '\n',
    '\u3000',
    '\u00a0',
    '://',
    '👍',
    '🏽',
  ];
  const next = numbers(49);
  for (let count = 0; count < 30_000; count += 1) {
    const text = Array.from({ length: 1 + next(24) }, () => parts[next(parts.length)]).join('');
    const html = htmlText(text);
    expect({ text, found: foundEntities(html), copied: copied(html) }).toEqual({
      text,
      found: [],
      copied: text,
    });
    // The messenger keeps a hundred of a message's entities.
    expect(html.split('<code>').length).toBeLessThanOrEqual(2);
  }
});

it.each([
  '10 BTS to alice-trader7',
  '≈ 1,234,567.5 BTS',
  '0.000000000123 BTS',
  'за ужин, спасибо!',
  '谢谢您的晚餐',
  '“it’s on me” 👍',
  'BTS / STH',
])('“%s” is plain text', (text) => {
  expect(copied(htmlText(text))).toBe(text);
  expect(htmlText(text)).not.toContain('<code>');
});

it('HTML is sent without previews, wherever it is sent from', () => {
  const source = join(import.meta.dirname, '..');
  const own = globSync('**/*.ts', { cwd: source }).filter((file) => !/\.(?:test|fixture)\.ts$/u.test(file));
  const sending = own.filter((file) => readFileSync(join(source, file), 'utf8').includes('parse_mode'));
  expect(sending).toEqual([join('telegram', 'html.ts')]);
});

it('the first line of a longer answer is bold, and the rest is escaped text', () => {
  expect(headed('Notifications\n1 < 2')).toBe('<b>Notifications</b>\n1 &lt; 2');
  expect(headed('One & only')).toBe('<b>One &amp; only</b>');
  expect(withBoldFirstLine('Alert set\n<code>X.Y</code>')).toBe('<b>Alert set</b>\n<code>X.Y</code>');
});
