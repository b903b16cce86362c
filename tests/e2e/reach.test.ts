import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { rowsFor, walkEverywhere } from './reach.ts';
import { routeRows } from './screens.ts';

/**
 * The narrowest comfortable width, the narrowest with a sidebar, and a desktop's. Together with walk.test.ts, for a
 * logged-in user, and reachInTheMessenger.test.ts, this covers every pair of width and person, width and place, and
 * person and place, and each language.
 */
const widths = [
  [360, 'en'],
  [768, 'ru'],
] as const;

withNetwork();

describe('in a plain tab, a visitor', () => {
  const trail: string[] = [];
  let actor: Actor;

  beforeAll(async () => {
    actor = await openPlain(browser, devnet, { at: '/', isWelcomed: true });
  });

  it.each(widths)(
    'reaches every screen of the table of routes by pressing, %i px wide, in %s',
    (width, language) => walkEverywhere({ actor, language, isMember: false, trail }, width),
  );
});

// A visitor and a logged-in user together.
it('both of them together reach the screen of every row', () => {
  const reached = new Set([...rowsFor(true), ...rowsFor(false)].map(({ screen }) => screen));
  const others = routeRows().filter(({ screen }) => !reached.has(screen));
  expect(others.map(({ pattern }) => pattern)).toEqual(['/error-404']);
});
