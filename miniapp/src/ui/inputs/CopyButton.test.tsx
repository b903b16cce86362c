// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Kit } from '../display/Kit.tsx';
import { CopyButton, CopyIconButton } from './CopyButton.tsx';

const fake = vi.hoisted(() => ({ showToast: vi.fn(), writeClipboard: vi.fn(async () => undefined) }));
vi.mock('../../platform/toasts.ts', () => ({ showToast: fake.showToast, showError: () => undefined }));
vi.mock(import('../../platform/messenger/messenger.ts'), async (original) => {
  const own = await original();
  return { ...own, messenger: { ...own.messenger, writeClipboard: fake.writeClipboard } };
});
afterEach(cleanup);

it('what was copied is said for a second, whichever button copied it (spec §8)', async () => {
  render(
    <Kit>
      <CopyButton text="one">Copy one</CopyButton>
      <CopyIconButton text="two" label="Copy two" />
    </Kit>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy two' }));
  expect(fake.writeClipboard.mock.calls).toEqual([['one'], ['two']]);
  expect(fake.showToast.mock.calls).toEqual(Array(2).fill(['success', 'Copied', 1000]));
});
