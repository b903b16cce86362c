// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { afterEach, expect, it } from 'vitest';
import { hasTypedInput } from './typedInput.ts';

afterEach(() => document.body.replaceChildren());

const fieldWith = (html: string, value: string) => {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>('input, textarea');
  if (field !== null) field.value = value;
  return hasTypedInput(document);
};

it.each(['<input>', '<input type="password">', '<textarea></textarea>'])(
  'sees what is typed in %s',
  (html) => {
    expect(fieldWith(html, '')).toBe(false);
    expect(fieldWith(html, 'bob-holder2')).toBe(true);
  },
);

it.each(['<input type="search">', '<input type="checkbox">', '<input readonly>', '<input disabled>'])(
  'does not count %s',
  (html) => {
    expect(fieldWith(html, 'XBTSX')).toBe(false);
  },
);
