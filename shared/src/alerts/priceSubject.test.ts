import { expect, it } from 'vitest';
import { readSubject, subjectText } from './priceSubject.ts';

it.each(['1.3.4099', '1.3.4099/1.3.0', '1.19.5'])('%s is a subject, and its own text', (text) => {
  const subject = readSubject(text);
  expect(subject && subjectText(subject)).toBe(text);
});

it.each([
  '',
  'STH',
  '1.3.',
  '1.2.7',
  '1.3.0/1.3.0',
  '1.3.0/USD',
  '1.19.5/1.3.0',
  '1.3.12345678901',
  ' 1.3.0',
])('%j is not a subject', (text) => {
  expect(readSubject(text)).toBeUndefined();
});
