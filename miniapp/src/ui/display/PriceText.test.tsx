// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PriceText } from './PriceText.tsx';

afterEach(cleanup);

it('a tiny price is drawn with its zeros counted, and spoken in full', () => {
  const { container } = render(<PriceText text="$0.0000000444" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('$0.07444');
  expect(container.querySelector('sub')?.textContent).toBe('7');
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('$0.0000000444');
});

it('any other price is its text', () => {
  const { container } = render(<PriceText text="90,095.4" />);
  expect([container.textContent, container.querySelector('sub')]).toEqual(['90,095.4', null]);
});
