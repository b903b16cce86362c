// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Kit } from '../display/Kit.tsx';
import { Cell } from '../lists/Cell.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

it('a loading button is announced as such and ignores presses', async () => {
  const onPress = vi.fn();
  const button = (isLoading: boolean) => (
    <Button onPress={onPress} isLoading={isLoading}>
      Pay
    </Button>
  );
  const { rerender } = render(button(true), { wrapper: Kit });
  const element = screen.getByRole('button', { name: 'Pay', busy: true });
  await userEvent.click(element);
  expect(onPress).not.toHaveBeenCalled();
  rerender(button(false));
  await userEvent.click(element);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('neither a button nor a cell adds to a screen reader’s list of headings', () => {
  render(
    <>
      <Button>Pay</Button>
      <Cell title="BTS" subtitle="1.96M" to="/asset/BTS" />
      <Cell title="Lock" subtitle="now" onPress={() => undefined} />
    </>,
    { wrapper: Kit },
  );
  expect(screen.getByRole('link', { name: /^BTS/u }).getAttribute('href')).toBe('/asset/BTS');
  expect(screen.getByRole('button', { name: /^Lock/u })).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
