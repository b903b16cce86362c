// @vitest-environment jsdom
import '../browser.fixture.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { firstScreen } from './lazyScreen.ts';
import { RouteScreen } from './RouteScreen.tsx';

afterEach(cleanup);

const Shown = () => <p>The screen</p>;

/** Draws a route with the screen. */
async function draw(lazily: ReturnType<typeof firstScreen>): Promise<void> {
  const route = { path: '/fees', parent: null, needsAccount: false, ...lazily };
  await act(async () => render(<RouteScreen route={route} />));
}

it('a screen that is there is drawn at once, with nothing in its place before', async () => {
  const lazily = firstScreen(async () => Shown);
  await lazily.preload();
  await draw(lazily);
  expect(screen.getByText('The screen')).toBeTruthy();
});

it('a screen that is not there is waited for, and what has come is not drawn again', async () => {
  const part = Promise.withResolvers<typeof Shown>();
  const lazily = firstScreen(() => part.promise);
  await draw(lazily);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  part.resolve(Shown);
  const shown = await screen.findByText('The screen');
  await lazily.preload();
  expect(screen.getByText('The screen')).toBe(shown);
});
