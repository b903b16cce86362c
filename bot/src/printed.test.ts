import { expect, it } from 'vitest';
import { printed, printedJson } from './printed.ts';

it.each([
  ['a sequence that clears the screen', '\u001b[2J\u001b[H', '\\u{1b}[2J\\u{1b}[H'],
  ['one in a single byte', '\u009b31m', '\\u{9b}31m'],
  ['one that sets the title', '\u001b]0;x\u0007', '\\u{1b}]0;x\\u{7}'],
  ['another line', 'one\nProven: all\r\tx', 'one\\u{a}Proven: all\\u{d}\\u{9}x'],
  ['lines of Unicode', 'a\u2028b\u2029c\u0085d', 'a\\u{2028}b\\u{2029}c\\u{85}d'],
  ['turned text', '\u202egnp.exe\u2066', '\\u{202e}gnp.exe\\u{2066}'],
  ['invisible marks', 'bo\u200bb\u00ad\ufeff\u{e0041}', 'bo\\u{200b}b\\u{ad}\\u{feff}\\u{e0041}'],
  ['letters and marks that nobody sees', 'a\u3164b\u034fc\u115f', 'a\\u{3164}b\\u{34f}c\\u{115f}'],
  ['half of a character', '\ud83d', '\\u{d83d}'],
  ['erasing', 'safe\b\b\b\b\u007f', 'safe\\u{8}\\u{8}\\u{8}\\u{8}\\u{7f}'],
])('%s is shown, not obeyed', (_, text, shown) => {
  expect(printed(text)).toBe(shown);
});

it('plain text of any language stays as it is', () => {
  for (const text of ['wss://node.example/ws', 'Ünïcode — 漢字 · русский', 'emoji 🙂', '→ → "quoted" \\n'])
    expect(printed(text)).toBe(text);
});

it('no unit of a text remains that a terminal would obey, and JSON means the same as before', () => {
  for (let unit = 0; unit < 0x1_0000; unit += 1) {
    const text = `a${String.fromCharCode(unit)}b`;
    expect(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(printed(text))).toBe(false);
    const json = JSON.stringify({ [text]: [text] }, null, 1);
    expect(/[^\n\P{Cc}]|\p{Cf}/u.test(printedJson(json))).toBe(false);
    expect(JSON.parse(printedJson(json))).toEqual({ [text]: [text] });
  }
  const astral = JSON.stringify('\u{e0041}🙂');
  expect(printedJson(astral)).toBe('"\\udb40\\udc41🙂"');
  expect(JSON.parse(printedJson(astral))).toBe('\u{e0041}🙂');
});
