import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { rowsFor, walkEverywhere } from './reach.ts';
import { routeRows } from './screens.ts';
import type { Language } from './texts.ts';

/**
 * The narrowest that must be comfortable, the narrowest with a sidebar, and a desktop's. Together with reachInTheMessenger.test.ts every
 * pair of width and person, width and place, and person and place is walked, and each language.
 */
type WidthAndLanguage = readonly [number, Language];
const walks: readonly [string, boolean, WidthAndLanguage, WidthAndLanguage][] = [
  ['a visitor', false, [360, 'en'], [768, 'ru']],
  ['who is logged in', true, [768, 'en'], [1280, 'zh']],
];

withNetwork();

describe.each(walks)('in a plain tab, %s', (_, isMember, ...widths) => {
  const trail: string[] = [];
  let actor: Actor;

  beforeAll(async () => {
    actor = await openPlain(browser, devnet, { at: isMember ? '/wallet' : '/', isWelcomed: true });
    if (isMember) await logIn(actor, 'alice-trader7');
  });
  afterAll(() => actor?.context.close());

  it.each(widths)(
    'reaches every screen of the table of routes by pressing, %i px wide, in %s',
    (width, language) => walkEverywhere({ actor, language, isMember, trail }, width),
  );
});

it('both of them together reach the screen of every row', () => {
  const reached = new Set([...rowsFor(true), ...rowsFor(false)].map(({ screen }) => screen));
  const others = routeRows().filter(({ screen }) => !reached.has(screen));
  expect(others.map(({ pattern }) => pattern)).toEqual(['/error-404']);
});
