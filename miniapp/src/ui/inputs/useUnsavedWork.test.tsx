// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messenger } from '../../platform/messenger/messenger.ts';
import { hasUnsavedWork, useUnsavedWork } from './useUnsavedWork.ts';

function Form({ isDirty, isLoss = false }: { isDirty: boolean; isLoss?: boolean }) {
  useUnsavedWork(isDirty, isLoss);
  return null;
}

afterEach(cleanup);

it('asks from the first input of any form until the last form is empty again or gone', () => {
  const asked: boolean[] = [];
  vi.spyOn(messenger, 'setClosingConfirmation').mockImplementation((isOn) => void asked.push(isOn));
  const first = render(<Form isDirty={false} />);
  const second = render(<Form isDirty />);
  first.rerender(<Form isDirty />);
  second.unmount();
  expect(asked).toEqual([true]);
  first.rerender(<Form isDirty={false} />);
  expect(asked).toEqual([true, false]);
  first.rerender(<Form isDirty />);
  first.unmount();
  expect(asked).toEqual([true, false, true, false]);
});

it('asks only for a real loss where the question stays, and knows of all work nonetheless', () => {
  const asked: boolean[] = [];
  vi.spyOn(messenger, 'setClosingConfirmation').mockImplementation((isOn) => void asked.push(isOn));
  messenger.keepsClosingConfirmation = true;
  const typed = render(<Form isDirty />);
  expect([asked, hasUnsavedWork()]).toEqual([[], true]);
  const made = render(<Form isDirty isLoss />);
  typed.unmount();
  made.unmount();
  expect([asked, hasUnsavedWork()]).toEqual([[true, false], false]);
  messenger.keepsClosingConfirmation = false;
});
