// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { notePinForm, usePinForm } from './pinForm.ts';

beforeEach(() => usePinForm.change({ form: 'unknown' }));

it.each([
  ['271828', 'six'],
  ['27182845', 'digits'],
  ['four words of mine', 'text'],
] as const)('the keypad knows of the PIN %s only its form', (pin, form) => {
  notePinForm(pin);
  expect(usePinForm.getState().form).toBe(form);
  expect(localStorage.getItem('xbts.pinForm')).not.toContain(pin);
});

it('a sensor’s secret leaves the form as it was', () => {
  notePinForm('271828');
  notePinForm({ source: 'passkey', token: 'ab', credential: 'cd' });
  expect(usePinForm.getState().form).toBe('six');
});
