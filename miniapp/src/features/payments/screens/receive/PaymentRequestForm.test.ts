// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { useToasts } from '../../../../platform/toasts.ts';
import { sharePayment } from './PaymentRequestForm.tsx';

it('shows Copied for a second if the link can only be copied (spec §8)', async () => {
  const copy = vi.spyOn(messenger, 'writeClipboard').mockResolvedValue(undefined);
  const { result } = renderHook(useToasts);
  sharePayment('https://xbts.example/send?to=alice-trader7', 'Pay me');
  await waitFor(() =>
    expect(result.current).toMatchObject([{ kind: 'success', text: 'Copied', durationMs: 1000 }]),
  );
  expect(copy).toHaveBeenCalledWith('https://xbts.example/send?to=alice-trader7');
});
