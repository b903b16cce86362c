// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeKeys, followKeys, type KeyAction, useKeys } from './keys.ts';

const did = vi.fn();
const search = vi.fn();
let hasLetters = true;
let stop = () => {};

const action = (press: string): KeyAction => ({ press, label: press, run: () => did(press) });
function Screen({ presses }: { presses: readonly string[] }) {
  useKeys(presses.map(action));
  return <input aria-label="amount" />;
}

function Inner() {
  useKeys([{ press: 'b', label: 'inner', run: () => did('inner') }]);
  return null;
}

beforeEach(() => {
  hasLetters = true;
  stop = followKeys(document, () => hasLetters, search);
});
afterEach(() => {
  stop();
  cleanup();
  did.mockReset();
  search.mockReset();
});

/** Types a key at the element that has the focus. */
function type(key: string, more: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

it('a key runs what the screen has for it, and nothing once the screen is gone', () => {
  const { unmount } = render(<Screen presses={['b', '?']} />);
  type('b');
  type('?', { shiftKey: true });
  expect(did.mock.calls.flat()).toEqual(['b', '?']);
  unmount();
  type('b');
  expect(did).toHaveBeenCalledTimes(2);
  expect(activeKeys()).toEqual([]);
});

it('two keys in succession are one press, and the second does not count for itself', () => {
  render(<Screen presses={['g w', 'w', 'p']} />);
  type('g');
  type('w');
  expect(did.mock.calls.flat()).toEqual(['g w']);
  type('w');
  expect(did.mock.calls.flat()).toEqual(['g w', 'w']);
});

it('a letter is known by its place on a Cyrillic layout', () => {
  render(<Screen presses={['b']} />);
  type('и', { code: 'KeyB' });
  expect(did.mock.calls.flat()).toEqual(['b']);
});

it('nothing works while one types, in a dialog, or with another key held', () => {
  const { getByLabelText } = render(
    <>
      <Screen presses={['b']} />
      <dialog />
    </>,
  );
  getByLabelText('amount').focus();
  type('b');
  getByLabelText('amount').blur();
  type('b', { ctrlKey: true });
  document.querySelector('dialog')?.setAttribute('open', '');
  type('b');
  type('k', { ctrlKey: true });
  expect(did).not.toHaveBeenCalled();
  expect(search).not.toHaveBeenCalled();
});

it('Ctrl or Cmd K searches, also from a field and with the single keys turned off (WCAG 2.1.4)', () => {
  const { getByLabelText } = render(<Screen presses={['b']} />);
  hasLetters = false;
  type('b');
  expect(did).not.toHaveBeenCalled();
  getByLabelText('amount').focus();
  type('k', { ctrlKey: true });
  type('k', { metaKey: true });
  expect(search).toHaveBeenCalledTimes(2);
});

it('the innermost screen has the say over a key', () => {
  const { rerender } = render(<Screen presses={['b']} />);
  rerender(
    <>
      <Screen presses={['b']} />
      <Inner />
    </>,
  );
  type('b');
  expect(did.mock.calls.flat()).toEqual(['inner']);
});
