import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Actor } from './actors.ts';
import { type RouteRow, screenRows } from './screens.ts';
import { type Language, textOf } from './texts.ts';

/** How one screen is reached from its parent: by pressing a visible element, and nothing else. */
interface Way {
  /** The pattern of the starting screen; null: from the bar or the sidebar. */
  readonly from: string | null;
  readonly press: (walk: Walk) => Promise<unknown>;
}

/** A person walking through the app. */
export interface Walk {
  readonly actor: Actor;
  readonly language: Language;
  readonly isMember: boolean;
  /** The patterns of the visited screens, from the bar on; the last is the current one. */
  readonly trail: string[];
}

const main = ({ actor }: Walk): Locator => actor.screen.locator('main');
const say = ({ language }: Walk, name: string): Promise<string> => textOf(language, name);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Presses the first link of the screen that leads to such an address. */
const link = (from: string, start: string, isWhole = false): Way => ({
  from,
  press: (walk) =>
    main(walk)
      .locator(`a[href${isWhole ? '' : '^'}="${start}"]`)
      .first()
      .click(),
});
const to = (from: string, path: string): Way => link(from, path, true);

/** Presses an entry of the bar or the sidebar, whichever this width shows. */
const entry = (path: string): Way => ({
  from: null,
  press: ({ actor }) => actor.screen.locator(`nav a[href="${path}"]:visible`).first().click(),
});

/** The screen's only action: the messenger's main button, or the app's own. */
const action =
  (name: string): Way['press'] =>
  async (walk) => {
    const [start = ''] = (await say(walk, name)).split('{{');
    await walk.actor.act(new RegExp(`^${escaped(start.trim())}`, 'u'));
  };

const more = (path: string) => to('/more', path);
const wallet = (path: string) => to('/wallet', path);

/** A way to every screen. The table of routes decides: a route without a row here fails. */
const ways: Readonly<Record<string, Way>> = {
  '/wallet': entry('/wallet'),
  '/pools': entry('/pools'),
  '/smartholder': entry('/smartholder'),
  '/more': entry('/more'),

  '/history': wallet('/history'),
  '/history/gains': to('/history', '/history/gains'),
  '/send': wallet('/send'),
  '/swap': wallet('/swap'),
  '/receive': wallet('/receive'),
  '/wallet/deposit': wallet('/wallet/deposit'),
  '/wallet/deposit/:symbol': link('/wallet/deposit', '/wallet/deposit/'),
  '/wallet/withdraw': wallet('/wallet/withdraw'),
  '/wallet/withdraw/:symbol': link('/wallet/withdraw', '/wallet/withdraw/'),
  '/wallet/withdraw-fiat': wallet('/wallet/withdraw-fiat'),

  '/search': more('/search'),
  '/markets': more('/markets'),
  '/market/:pair': {
    from: '/markets',
    press: (walk) => main(walk).getByRole('button', { name: / \/ /u }).first().click(),
  },

  '/pools/create': {
    from: '/pools',
    press: async (walk) =>
      main(walk)
        .getByRole('button', { name: await say(walk, 'common.createPool') })
        .click(),
  },
  '/pool/:asset': {
    from: '/pools',
    press: (walk) =>
      main(walk)
        .getByRole('button', { name: / \/ .*APY/u })
        .first()
        .click(),
  },
  '/asset/:symbol': link('/pool/:asset', '/asset/'),
  '/account/:account': link('/asset/:symbol', '/account/'),

  '/smartholder/stake': { from: '/smartholder', press: action('staking:list.stake') },
  '/smartholder/proof': {
    from: '/smartholder',
    press: async (walk) => {
      const tab = await say(walk, 'staking:tab.payouts');
      await main(walk).getByRole('button', { name: tab, exact: true }).click();
      await main(walk).locator('a[href="/smartholder/proof"]').click();
    },
  },

  '/vesting': more('/vesting'),
  '/membership': more('/membership'),
  '/timed': more('/timed'),
  '/timed/new': { from: '/timed', press: action('timed:new') },
  '/votes': more('/votes'),
  '/gateways': more('/gateways'),
  '/miner': more('/miner'),
  '/fees': more('/fees'),
  '/faq': more('/faq'),
  '/support': more('/support'),
  '/download': more('/download'),
  '/changelog': more('/changelog'),
  '/notifications': more('/notifications'),
  '/alerts': more('/alerts'),
  '/proposals': more('/proposals'),
  '/permissions/:account': {
    from: '/account/:account',
    press: async (walk) => {
      const tab = await say(walk, 'common.keys');
      await main(walk).getByRole('button', { name: tab, exact: true }).click();
      await main(walk).locator('a[href^="/permissions/"]').first().click();
    },
  },
  '/contacts': more('/contacts'),
  '/favorites': more('/favorites'),
  '/settings': more('/settings'),
  '/settings/security': to('/settings', '/settings/security'),
  '/settings/backup': to('/settings/security', '/settings/backup'),
  '/settings/password': to('/settings/security', '/settings/password'),
  '/accounts': more('/accounts'),
  '/accounts/paper/:account': link('/settings/security', '/accounts/paper/'),
  '/auth-pages/create': to('/accounts', '/auth-pages/create'),
  '/auth-pages/login': to('/accounts', '/auth-pages/login'),
};

/** Ways that differ for a visitor, or for a member. */
const visitorsWays: Readonly<Record<string, Way>> = {
  '/': entry('/'),
  '/welcome': more('/welcome'),
  '/auth-pages/login': more('/auth-pages/login'),
  '/swap': more('/swap'),
};
const membersWays: Readonly<Record<string, Way>> = { '/': wallet('/') };

/** No element leads to the page for unknown addresses. */
const unlinked: ReadonlySet<string> = new Set(['/error-404']);
/** These have no back button of their own when reached from More: the logo leads on. */
const doors: ReadonlySet<string> = new Set(['/welcome', '/auth-pages/login']);

/** The rows that a person must reach: for a visitor those that need no account. */
export const rowsFor = (isMember: boolean): readonly RouteRow[] =>
  screenRows().filter(
    ({ pattern, needsAccount }) =>
      !unlinked.has(pattern) && (isMember ? pattern !== '/welcome' : !needsAccount),
  );

/** @throws RangeError for a screen that can't be reached by pressing */
function wayTo(pattern: string, isMember: boolean): Way {
  const way = (isMember ? membersWays : visitorsWays)[pattern] ?? ways[pattern];
  if (way === undefined) throw new RangeError(`tests/e2e/reach.ts knows no way to ${pattern}`);
  return way;
}

/** The screens to pass, from the bar on. */
function chainTo(pattern: string, isMember: boolean): string[] {
  const { from } = wayTo(pattern, isMember);
  return from === null ? [pattern] : [...chainTo(from, isMember), pattern];
}

const shape = (pattern: string) => `^${pattern.replace(/:\w+/gu, '[^/]+')}$`;

/** Longer than any screen takes, also on a busy machine. */
const ARRIVE_MS = 40_000;

/**
 * Waits until the screen of that pattern is shown with its title. The page itself polls: polling from here costs more
 * than the walk.
 */
async function arrive({ actor }: Walk, pattern: string): Promise<void> {
  const looked = { path: shape(pattern), ms: ARRIVE_MS };
  await actor.screen.evaluate(async (_, { path, ms }) => {
    const wanted = new RegExp(path, 'u');
    const isThere = () => wanted.test(location.pathname) && document.querySelector('main h1') !== null;
    for (const end = Date.now() + ms; !isThere(); ) {
      if (Date.now() > end) throw new RangeError(`${location.pathname} stayed, not ${path}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, looked);
}

/** One screen back, by the messenger's button or the app's own. */
async function goBack(walk: Walk): Promise<void> {
  await walk.actor.back(new RegExp(`^${escaped(await say(walk, 'common.back'))}$`, 'u'));
}

async function leave(walk: Walk): Promise<void> {
  const left = walk.trail.pop() ?? '';
  const above = walk.trail.at(-1);
  if (!walk.isMember && doors.has(left)) {
    walk.trail.length = 0;
    await walk.actor.screen.locator('header a[href="/"]').click();
    return arrive(walk, '/');
  }
  if (above === undefined) return;
  // The dashboard has the bar and no parent: the next way begins there.
  if (left === '/') {
    walk.trail.length = 0;
    return;
  }
  await goBack(walk);
  await arrive(walk, above);
  await walk.actor.backIs(walk.trail.length > 1);
}

/** Reached from another screen, but without a parent: the bar or the header leads on. */
const barred: ReadonlySet<string> = new Set(['/', '/welcome']);

/** Goes from the current screen to another by pressing alone. */
export async function walkTo(walk: Walk, pattern: string): Promise<void> {
  const chain = chainTo(pattern, walk.isMember);
  const { trail } = walk;
  while (trail.some((each, index) => each !== chain[index])) await leave(walk);
  for (const next of chain.slice(trail.length)) {
    await wayTo(next, walk.isMember).press(walk);
    trail.push(next);
    await arrive(walk, next);
    await walk.actor.backIs(trail.length > 1 && !barred.has(next));
  }
}

/** Chooses the language as users do: in the drawer of a phone, or in the header. */
export async function speak({ screen, page }: Actor, language: Language): Promise<void> {
  const name = { en: 'English', ru: 'Русский', zh: '中文' }[language];
  const dropdown = screen.locator('header').getByRole('button', { name: /^(?:Language|Язык|语言)\S? ?/u });
  const menu = screen.getByRole('button', { name: /^(?:Open menu|Открыть меню|打开菜单)$/u });
  // By the window, not by what is there: the header of another width goes a moment after the window has changed.
  if (await screen.evaluate(() => window.innerWidth >= 768)) {
    await dropdown.click();
    await screen.locator('header').getByRole('button', { name, exact: true }).click();
  } else {
    await menu.click();
    await screen.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await page.keyboard.press('Escape');
    await screen.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await expect.poll(() => screen.evaluate(() => document.documentElement.lang)).toContain(language);
}

/** All available screens, each followed by its children, so that none is passed twice. */
function itinerary(isMember: boolean): string[] {
  const patterns = rowsFor(isMember).map(({ pattern }) => pattern);
  const under = (above: string | null): string[] =>
    patterns
      .filter((pattern) => wayTo(pattern, isMember).from === above)
      .flatMap((pattern) => [pattern, ...under(pattern)]);
  const all = under(null);
  expect(all.toSorted()).toEqual(patterns.toSorted());
  return all;
}

/** Visits every available screen at a width and in a language, and ends at the bar. */
export async function walkEverywhere(walk: Walk, width: number): Promise<void> {
  const { page } = walk.actor;
  await page.setViewportSize({ width, height: 800 });
  await speak(walk.actor, walk.language);
  for (const pattern of itinerary(walk.isMember)) await walkTo(walk, pattern);
  await walkTo(walk, '/more');
}
