import * as v from 'valibot';
import { expect, it } from 'vitest';
import { displayNumber, looseBoolean, plainText } from './fields.ts';

it("a service's text is cut, and can't be shown reversed", () => {
  expect(v.parse(plainText(8), 'news of the day')).toBe('news of ');
  expect(v.parse(plainText(40), 'Bank \u202eniocrevoc\u202c \u2066x\u2069')).toBe('Bank niocrevoc x');
  expect(v.parse(plainText(40), 'Банк 银行 👨‍👩‍👧')).toBe('Банк 银行 👨‍👩‍👧');
});

it('reads true and 1 as yes, false and 0 as no, also as texts; anything else as no answer', () => {
  for (const yes of [true, 'true', '1', 1]) expect(v.parse(looseBoolean, yes)).toBe(true);
  for (const no of [false, 'false', '0', 0]) expect(v.parse(looseBoolean, no)).toBe(false);
  for (const neither of ['yes', 2, '', null, 'TRUE']) expect(v.is(looseBoolean, neither)).toBe(false);
});

it('reads a displayed number also from text, but only a number', () => {
  expect([' 1.5 ', -2, '1e-7'].map((each) => v.parse(displayNumber, each))).toEqual([1.5, -2, 1e-7]);
  for (const none of ['', ' ', 'x', Number.NaN, '1e999', null]) expect(v.is(displayNumber, none)).toBe(false);
});
