// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastKnown } from './useLastKnown.ts';

const show = (account: string, now: number | null) =>
  renderHook((props: { account: string; now: number | null }) => useLastKnown(props.account, props.now), {
    initialProps: { account, now },
  });

it('is null until there is a value', () => {
  expect(show('alice-trader7', null).result.current).toBeNull();
});

it('keeps a value until the next one arrives', () => {
  const { result, rerender } = show('alice-trader7', 1);
  rerender({ account: 'alice-trader7', now: null });
  expect(result.current).toBe(1);
  rerender({ account: 'alice-trader7', now: 2 });
  expect(result.current).toBe(2);
});

it('never shows one account the values of another', () => {
  const { result, rerender } = show('alice-trader7', 1);
  rerender({ account: 'bob-holder2', now: null });
  expect(result.current).toBeNull();
  rerender({ account: 'alice-trader7', now: null });
  expect(result.current).toBeNull();
});
