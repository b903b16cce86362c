// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWordConsent } from './useWordConsent.ts';

interface Loss {
  side: string;
  percent: number;
}
const rule = {
  word: 'order',
  holdsFor: (given: Loss, now: Loss) => given.side === now.side && now.percent <= given.percent,
  isComparable: (given: Loss, now: Loss) => given.side === now.side,
};
const consentTo = (now: Loss) =>
  renderHook((loss: Loss) => useWordConsent(loss, rule), { initialProps: now });

it('is given by the word alone, in any spelling, and covers anything no worse', () => {
  const { result, rerender } = consentTo({ side: 'buy', percent: 20 });
  act(() => result.current.onType('orde'));
  expect(result.current.given).toBeNull();
  act(() => result.current.onType(' Order '));
  expect(result.current.given).toEqual({ side: 'buy', percent: 20 });
  rerender({ side: 'buy', percent: 15 });
  expect(result.current).toMatchObject({ given: { percent: 20 }, outgrown: null });
});

it('is withdrawn when it becomes worse, with an empty field and the former basis', () => {
  const { result, rerender } = consentTo({ side: 'buy', percent: 20 });
  act(() => result.current.onType('order'));
  rerender({ side: 'buy', percent: 30 });
  expect(result.current).toMatchObject({ typed: '', given: null, outgrown: { percent: 20 } });
  act(() => result.current.onType('order'));
  expect(result.current).toMatchObject({ given: { percent: 30 }, outgrown: null });
});

it('does not count for another matter, and does not mention the one before', () => {
  const { result, rerender } = consentTo({ side: 'buy', percent: 20 });
  act(() => result.current.onType('order'));
  rerender({ side: 'sell', percent: 12 });
  expect(result.current).toMatchObject({ typed: '', given: null, outgrown: null });
});
