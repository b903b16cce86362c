// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { describe, expect, it } from 'vitest';
import { attempt, isFaultless, useForm } from './form.ts';

const begin = { to: '', amount: '' };
const fault = new AppError('amount.empty');

describe('a form', () => {
  it('shows the error of a field once it has been edited', () => {
    const { result } = renderHook(() => useForm(begin));
    expect(result.current.shown(false, fault)).toBeNull();
    expect(result.current.shown(true, fault)).toBe(fault);
  });

  it('shows missing fields after a submit, until it is reset', () => {
    const { result } = renderHook(() => useForm(begin));
    act(() => result.current.check());
    expect([result.current.isChecked, result.current.shown(false, fault)]).toEqual([true, fault]);
    act(() => result.current.restart({ ...begin, to: 'bob' }));
    expect([result.current.fields.to, result.current.shown(false, fault)]).toEqual(['bob', null]);
  });

  it('applies two simultaneous changes, the second based on the first', () => {
    const { result } = renderHook(() => useForm(begin));
    act(() => {
      result.current.change({ to: 'bob' });
      result.current.change(({ to }) => ({ amount: `${to.length}` }));
    });
    expect(result.current.fields).toEqual({ to: 'bob', amount: '3' });
  });
});

it('parses an input to a value or to the failure', () => {
  expect(attempt(() => 5)).toEqual({ value: 5, error: null });
  const refuse = () => {
    throw fault;
  };
  expect(attempt(refuse)).toEqual({ value: null, error: fault });
  expect([isFaultless({ to: null, amount: null }), isFaultless({ to: null, amount: fault })]).toEqual([
    true,
    false,
  ]);
});
