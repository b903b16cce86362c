// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { hasTypedInput, register } from './registerServiceWorker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The registered addresses in a browser that saves data, with or without the app on the device. */
async function registered({ saveData, isKept }: { saveData: boolean; isKept: boolean }): Promise<unknown[]> {
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  const add = vi.fn(async () => registration);
  const controller = isKept ? new EventTarget() : null;
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: add });
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData } });
  vi.stubGlobal('setInterval', () => 0);
  await register();
  return add.mock.calls;
}

it('caches the app on the device, but not for the first time while the user saves data', async () => {
  expect(await registered({ saveData: false, isKept: false })).toEqual([['/sw.js']]);
  expect(await registered({ saveData: true, isKept: false })).toEqual([]);
  expect(await registered({ saveData: true, isKept: true })).toEqual([['/sw.js']]);
});

const fieldWith = (html: string, value: string) => {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>('input, textarea');
  if (field !== null) field.value = value;
  return hasTypedInput(document);
};

it.each(['<input>', '<input type="password">', '<textarea></textarea>'])('detects input in %s', (html) => {
  expect(fieldWith(html, '')).toBe(false);
  expect(fieldWith(html, 'bob-holder2')).toBe(true);
});

it.each(['<input type="search">', '<input type="checkbox">', '<input readonly>', '<input disabled>'])(
  'does not count %s',
  (html) => {
    expect(fieldWith(html, 'XBTSX')).toBe(false);
  },
);
