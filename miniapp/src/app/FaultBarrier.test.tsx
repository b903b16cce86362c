// @vitest-environment jsdom
import '../browser.fixture.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../platform/parts/loadPart.ts';
import { Kit } from '../ui/display/Kit.tsx';
import { Toasts } from '../ui/overlays/ToastHost.tsx';
import { FaultBarrier } from './FaultBarrier.tsx';
import { lazyModal } from './modals/lazyModal.tsx';

const fake = vi.hoisted(() => ({ recoverFrom: vi.fn(), hasSentences: true }));
vi.mock('../platform/parts/recover.ts', () => fake);
vi.mock('../platform/i18n/errorText.ts', async (original) => ({
  ...(await original<typeof import('../platform/i18n/errorText.ts')>()),
  hasErrorTexts: () => fake.hasSentences,
}));
vi.mock('./deferredParts.ts', async (original) => ({
  ...(await original<typeof import('./deferredParts.ts')>()),
  loadDeferredParts: async () => undefined,
}));

const sentence = /^Part of the app didn’t load/u;
const gone = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Part.js'));
const missing = new AppError('app.part_not_loaded', { name: 'ChunkLoadError' });

/** In development, React throws it again for the window. */
const silence = (event: Event) => event.preventDefault();

beforeEach(() => {
  // React logs every fault that a barrier catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener('error', silence);
  fake.recoverFrom.mockReset().mockResolvedValue(missing);
  fake.hasSentences = true;
});
afterEach(() => {
  cleanup();
  window.removeEventListener('error', silence);
  vi.restoreAllMocks();
});

/** A screen with a part that can't be loaded. */
function showScreen(): void {
  const Part = lazy(gone);
  render(
    <Kit>
      <FaultBarrier>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </FaultBarrier>
    </Kit>,
  );
}

it('a missing part of a screen is reported after one reload', async () => {
  showScreen();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(fake.recoverFrom).toHaveBeenCalledTimes(1);
});

it('the advice is shown even if the error texts can’t be loaded either', async () => {
  fake.hasSentences = false;
  showScreen();
  expect(await screen.findByText('Check your connection and reload the page.')).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
});

it('a failed part is requested again at its next render, not before', async () => {
  const load = vi.fn(async () => () => <p>The part</p>).mockImplementationOnce(gone);
  const Part = lazyPart(load);
  const place = (at: string) => (
    <Kit>
      <FaultBarrier key={at}>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </FaultBarrier>
    </Kit>
  );
  const { rerender } = render(place('/one'));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  rerender(place('/two'));
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('nothing is shown while the page reloads', async () => {
  fake.recoverFrom.mockReturnValue(new Promise(() => undefined));
  showScreen();
  await expect.poll(() => fake.recoverFrom).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a sheet that can’t be loaded keeps the screen under it, shows a message, and ends its task', async () => {
  const onFault = vi.fn();
  const Sheet = lazyModal(gone, onFault);
  render(
    <Kit>
      <p>The form</p>
      <Sheet />
      <Toasts />
    </Kit>,
  );
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('The form')).toBeTruthy();
  expect(onFault).toHaveBeenCalledTimes(1);
});
