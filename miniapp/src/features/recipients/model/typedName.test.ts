import { expect, it } from 'vitest';
import { typedName } from './typedName.ts';

it.each([
  ['in capitals, with white space around it', ' \u00a0BOB-Holder2\n'],
  ['with a space that has no width', '\u200bbob-\u200bholder2'],
  ['with joiners and marks of direction', '\u2068bob\u200d-holder2\u2069\ufeff'],
])('a name pasted %s is that name', (_how, text) => {
  expect(typedName(text)).toBe('bob-holder2');
});

it('two words stay two: a name with other copied text is not another name', () => {
  expect(typedName('bob-holder2\t5')).toBe('bob-holder2\t5');
});

it('look-alike letters stay unchanged', () => {
  expect(typedName('bоb-holder2')).toBe('bоb-holder2');
});
