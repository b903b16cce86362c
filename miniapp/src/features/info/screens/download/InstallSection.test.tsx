// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { keepInstallOffer } from '../../../../platform/messenger/keepInstallOffer.ts';
import { Kit } from '../../../../ui/display/Kit.tsx';
import { InstallSection } from './InstallSection.tsx';

// The page runs it before the app's code.
beforeAll(keepInstallOffer);
afterEach(() => {
  cleanup();
  window.installOffer = undefined;
});

/** The browser makes its offer; the argument is the user's later answer. */
function makeOffer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const button = () => screen.queryByRole('button', { name: 'Install app' });

it('uses an offer that the browser made before the app loaded', async () => {
  const { event, prompt } = makeOffer('accepted');
  expect(event.defaultPrevented).toBe(true);
  render(<InstallSection />, { wrapper: Kit });
  await userEvent.click(screen.getByRole('button', { name: 'Install app' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(button()).toBeNull();
});

it('shows an offer that arrives while the screen is open, and none once the app is installed', () => {
  render(<InstallSection />, { wrapper: Kit });
  expect(button()).toBeNull();
  makeOffer('dismissed');
  expect(button()).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(button()).toBeNull();
});
