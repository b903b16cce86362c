// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../features/account/model/session.ts';
import { defaultSettings, useSettings } from '../../features/settings/model/settings.ts';
import { WelcomeWhenDue } from './WelcomeWhenDue.tsx';

// Loaded immediately: the test measures the wait, not the loading.
vi.mock('./lazyModal.tsx', () => ({ lazyModal: () => () => <p>the notice</p> }));

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.setState(defaultSettings);
  useSession.setState({ account: 'alice-trader7', isUnlocked: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the notice is due 2000 ms after the layout, and not before (spec §9)', async () => {
  render(<WelcomeWhenDue />);
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(screen.queryByText('the notice')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('the notice')).toBeTruthy();
});
