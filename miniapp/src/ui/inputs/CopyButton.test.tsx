// @vitest-environment jsdom
import '../../browser.fixture.ts';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useToasts } from '../../platform/toasts.ts';
import { Kit } from '../display/Kit.tsx';
import { CopyButton, CopyIconButton } from './CopyButton.tsx';

const fake = vi.hoisted(() => ({ writeClipboard: vi.fn(async () => undefined) }));
vi.mock(import('../../platform/messenger/messenger.ts'), async (original) => {
  const own = await original();
  return { ...own, messenger: { ...own.messenger, writeClipboard: fake.writeClipboard } };
});
afterEach(cleanup);

it('the last copied text is shown for a second, whichever button copied it (spec §8)', async () => {
  render(
    <Kit>
      <CopyButton text="one">Copy one</CopyButton>
      <CopyIconButton text="two" label="Copy two" />
    </Kit>,
  );
  const said: number[] = [];
  for (const name of ['Copy one', 'Copy two']) {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => {
      const [toast] = renderHook(useToasts).result.current;
      expect(toast).toMatchObject({ kind: 'success', text: 'Copied', durationMs: 1000 });
      // A message of the same text takes the place of the one before.
      expect(said).not.toContain(toast?.id);
      said.push(toast?.id ?? 0);
    });
  }
  expect(fake.writeClipboard.mock.calls).toEqual([['one'], ['two']]);
});
