// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import page from '../../../index.html?raw';
import { Logo, wordmark } from './Logo.tsx';

it('the logo has the same letters, of the same size, as the page before the app loads', () => {
  const { container } = render(<Logo />);
  const drawn = container.querySelector('svg');
  const before = new DOMParser().parseFromString(page, 'text/html').querySelector('.opening svg');
  for (const name of ['width', 'height', 'viewBox', 'stroke-width'])
    expect(before?.getAttribute(name)).toBe(drawn?.getAttribute(name));
  expect(before?.querySelector('path')?.getAttribute('d')).toBe(wordmark.path);
});
