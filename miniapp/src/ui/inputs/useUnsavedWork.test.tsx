// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messenger } from '../../platform/messenger/messenger.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedWork(isDirty);
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
