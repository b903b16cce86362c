// @vitest-environment jsdom
import '../browser.fixture.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { firstScreen } from './lazyScreen.ts';
import { RouteScreen } from './RouteScreen.tsx';

const fake = vi.hoisted(() => ({ recoverFrom: vi.fn() }));
vi.mock('../platform/parts/recover.ts', () => fake);

afterEach(cleanup);

const Shown = () => <p>The screen</p>;

/** Draws a route with the screen. */
async function draw(lazily: ReturnType<typeof firstScreen>): Promise<void> {
  const route = { path: '/fees', parent: null, needsAccount: false, ...lazily };
  await act(async () => render(<RouteScreen route={route} />));
}

it('a loaded screen is drawn at once, without a placeholder', async () => {
  const lazily = firstScreen(async () => Shown);
  await lazily.preload();
  await draw(lazily);
  expect(screen.getByText('The screen')).toBeTruthy();
});

it('a loading screen is awaited, and a loaded one is not drawn again', async () => {
  const part = Promise.withResolvers<typeof Shown>();
  const lazily = firstScreen(() => part.promise);
  await draw(lazily);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  part.resolve(Shown);
  const shown = await screen.findByText('The screen');
  await lazily.preload();
  expect(screen.getByText('The screen')).toBe(shown);
});

it('a screen whose preload failed is requested again when it is opened', async () => {
  fake.recoverFrom.mockResolvedValue(new AppError('app.part_not_loaded'));
  const load = vi.fn(async () => Shown).mockRejectedValueOnce(new TypeError('the server is away'));
  const lazily = firstScreen(load);
  await lazily.preload();
  await draw(lazily);
  expect(screen.getByText('The screen')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
