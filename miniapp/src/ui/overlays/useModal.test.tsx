// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../screen.fixture.tsx';
import { Sheet } from './Sheet.tsx';

const mediaOf = (matches: boolean) => () => ({ matches, addEventListener() {}, removeEventListener() {} });

afterEach(() => {
  cleanup();
  vi.stubGlobal('matchMedia', mediaOf(false));
});

const under = () => screen.getByRole('dialog', { name: 'Under' }).hasAttribute('data-covered');

it('of two dialogs the upper one alone darkens the page, and the lower one again when that has gone', () => {
  renderScreen(
    <Sheet isOpen title="Under">
      <p>one</p>
    </Sheet>,
  );
  expect(under()).toBe(false);
  const upper = document.createElement('div');
  document.body.append(upper);
  renderScreen(
    <Sheet isOpen title="Over">
      <p>two</p>
    </Sheet>,
  );
  expect(under()).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Over' }).hasAttribute('data-covered')).toBe(false);
});

it.each([
  [true, 'a device with a mouse'],
  [false, 'a phone'],
])('a search in it has the focus (%s) on %s', (matches) => {
  vi.stubGlobal('matchMedia', mediaOf(matches));
  renderScreen(
    <Sheet isOpen title="Pick">
      <input type="search" aria-label="Search" />
    </Sheet>,
  );
  expect(document.activeElement === screen.getByLabelText('Search')).toBe(matches);
});
