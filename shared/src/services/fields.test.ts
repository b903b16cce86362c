import * as v from 'valibot';
import { expect, it } from 'vitest';
import { plainText } from './fields.ts';

it("a service's text is cut, and can't be read backwards", () => {
  expect(v.parse(plainText(8), 'news of the day')).toBe('news of ');
  expect(v.parse(plainText(40), 'Bank \u202eniocrevoc\u202c \u2066x\u2069')).toBe('Bank niocrevoc x');
  expect(v.parse(plainText(40), 'Банк 银行 👨‍👩‍👧')).toBe('Банк 银行 👨‍👩‍👧');
});
