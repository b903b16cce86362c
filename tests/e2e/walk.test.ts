import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from '@xbts/shared/errors/codes.ts';
import { startScreens } from '@xbts/shared/services/startRoutes.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorKey } from '../../miniapp/src/platform/i18n/errorMessages.ts';
import { type Actor, logIn, openPlain } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { heldBack, policyWatch } from './policyWatch.ts';
import { walkEverywhere } from './reach.ts';
import { appear, goInside, routePatterns, settled } from './screens.ts';
import { errorTexts, languages, textOf } from './texts.ts';

/**
 * Spec §2, the table of routes in order, with an address of each and its required content, by the keys of the texts.
 */
const specRoutes: readonly [string, string, readonly string[]][] = [
  ['/', '/', ['common.dashboard', 'portfolio:dashboard.allocation', 'portfolio:dashboard.parts']],
  [
    '/asset/{symbol}',
    '/asset/XBTSX.STH',
    [
      'facts.supply',
      'common.decimals',
      'facts.issuer',
      'facts.marketFee',
      'holders.title',
      'lists.white',
      'lists.black',
      'flags.title',
    ].map((key) => (key.startsWith('common.') ? key : `assets:${key}`)),
  ],
  [
    '/fees',
    '/fees',
    [
      'common.fees',
      'common.account',
      ...['general', 'asset', 'market', 'business', 'pool'].map((group) => `network:group.${group}`),
    ],
  ],
  [
    '/wallet',
    '/wallet',
    ['portfolio/wallet:wallet.totalBalance', 'common.receive', 'common.send', 'common.assets'],
  ],
  ['/account/{account}', '/account/carol-pools3', ['common.account']],
  ['/wallet/deposit/{symbol}', '/wallet/deposit/XBTSX.BTC', ['gateways:deposit.asked']],
  ['/wallet/withdraw/{symbol}', '/wallet/withdraw/XBTSX.TON', ['gateways:withdraw.memo', 'common.amount']],
  [
    '/smartholder',
    '/smartholder',
    ['staking:tab.stakes', 'staking:tab.payouts', 'staking:tab.calendar', 'common.holders', 'common.reports'],
  ],
  ['/lp', '/lp', ['common.ammPools', 'pools:list.search']],
  ['/pools', '/pools', ['common.ammPools', 'pools:list.search']],
  [
    '/lp-detail/{asset}',
    '/lp-detail/BTSSTHPOOL',
    ['common.swap', 'pools:pool.stake', 'pools:figures.title', 'pools:events.title'],
  ],
  [
    '/pool/{asset}',
    '/pool/BTSSTHPOOL',
    ['common.swap', 'pools:pool.stake', 'pools:figures.title', 'pools:events.title'],
  ],
  ['/download', '/download', ['info:download.title', 'info:download.botTitle', 'info:download.pageTitle']],
  [
    '/settings',
    '/settings',
    [
      'common.language',
      'settings:settings.theme',
      'common.currency',
      'common.balances',
      'network:settings.nodes',
      'network:own.title',
      'settings:reset.title',
    ],
  ],
  ['/changelog', '/changelog', ['common.whatIsNew', 'info/changelog:0.1.0.1']],
  ['/faq', '/faq', ['common.questionsAndAnswers', 'info/faq:memo.q', 'info/faq:lost.q']],
  ['/miner', '/miner', ['common.miner', 'pools/miner:miner.how', 'pools/miner:miner.risks']],
  [
    '/auth-pages/login',
    '/auth-pages/login',
    ['signIn:login.title', 'common.accountName', 'signIn:login.byKey'],
  ],
  ['/accounts', '/accounts', ['common.myAccounts', 'signIn:accounts.create']],
];

/** Spec §2, other screens implied by the text. */
const otherScreens: readonly [string, readonly string[]][] = [
  ['/auth-pages/create', ['signIn:create.title']],
  ['/favorites', ['common.favourites']],
  ['/support', ['common.support', 'info/support:warning']],
];

const desktop = { width: 1280, height: 800 };
let alice: Actor;
/** The browser's messages about the page's policy. */
const said: string[] = [];

withNetwork();

beforeAll(async () => {
  alice = await openPlain(browser, devnet, {
    viewport: desktop,
    isWelcomed: true,
    watch: policyWatch(said),
  });
  await logIn(alice, 'alice-trader7');
});

/** Waits until every text is in that part of the page. */
async function expectTexts(
  part: Locator,
  language: (typeof languages)[number],
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const [text = ''] = (await textOf(language, name)).split('{{');
    await expect
      .poll(async () => ((await part.textContent()) ?? '').toLowerCase(), {
        message: `${name} in ${language}`,
      })
      .toContain(text.trim().toLowerCase());
  }
}

async function show(page: Page, path: string): Promise<Locator> {
  await goInside(page, path);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  return page.locator('main');
}

describe.each(languages)('in %s', (language) => {
  beforeAll(() => appear(alice.page, { language }));

  it.each(specRoutes)('the route %s leads to its screen', async (_, path, names) => {
    await expectTexts(await show(alice.page, path), language, names);
  });

  it.each(otherScreens)('%s is visible', async (path, names) => {
    await expectTexts(await show(alice.page, path), language, names);
  });

  it('the sidebar, the header and the footer have the specified parts', async () => {
    const { page, screen } = alice;
    await goInside(page, '/wallet');
    const sidebar = page.locator('nav').first();
    const entries = ['dashboard', 'ammPools', 'smartholder', 'download', 'dex', 'faq'].map(
      (entry) => `common.${entry}`,
    );
    await expectTexts(sidebar, language, entries);
    const footer = page.locator('footer');
    await expectTexts(
      footer,
      language,
      ['version', 'chat', 'explorer', 'news', 'crossChain', 'blockNumber'].map((part) => `common.${part}`),
    );
    expect(await footer.textContent()).toMatch(/© 2018–\d{4} XBTS/u);
    const header = page.locator('header');
    await expectTexts(header, language, ['common.wallet']);
    await header
      .getByText('al', { exact: false })
      .filter({ hasText: /^al\*+r7$/u })
      .last()
      .click();
    await expectTexts(header, language, [
      'common.accountPage',
      'common.myAccounts',
      'common.settings',
      'app:header.logout',
    ]);
    await page.keyboard.press('Escape');
    const shown = (await textOf(language, 'common.language')).trim();
    await screen.getByRole('button', { name: new RegExp(`^${shown}: `, 'u') }).click();
    const names = async () => (await header.locator('ul button').allInnerTexts()).map((name) => name.trim());
    await expect.poll(names).toEqual(['中文', 'Русский', 'English']);
    await page.keyboard.press('Escape');
  });

  it('every error code has a sentence in its own language', async () => {
    const texts = await errorTexts(language);
    const missing = errorCodes.filter((code) => (texts[errorKey(code)] ?? '').trim() === '');
    expect(missing).toEqual([]);
    const script = { en: /[a-z]/iu, ru: /[а-яё]/iu, zh: /\p{Script=Han}/u }[language];
    expect(errorCodes.filter((code) => !script.test(texts[errorKey(code)] ?? ''))).toEqual([]);
  });
});

it('a message appears at the bottom right (spec §8)', async () => {
  const { page, screen } = alice;
  await appear(page, { language: 'en' });
  await goInside(page, '/receive');
  await page.evaluate(noteCorner);
  await screen.getByRole('button', { name: 'Copy account name' }).click();
  const corner = async () => (await page.evaluate(() => window.messageCorner)) ?? { right: 0, bottom: 0 };
  await expect.poll(async () => (await corner()).right).toBeGreaterThan(desktop.width - 60);
  await expect.poll(async () => (await corner()).bottom).toBeGreaterThan(desktop.height - 120);
});

declare global {
  interface Window {
    /**
     * The position of a short message's right lower corner (CSS px); the message itself is visible for only a second.
     */
    messageCorner?: { right: number; bottom: number };
  }
}

/** In the page: records the position of the next short message. */
function noteCorner(): void {
  const look = () => {
    const message = document.querySelector('[popover][role="status"] > div');
    if (message === null) return;
    const { right, bottom } = message.getBoundingClientRect();
    window.messageCorner = { right, bottom };
  };
  // It is in the document a moment before its popover is shown.
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
    childList: true,
    subtree: true,
  });
}

describe('a logged-in user in a plain tab', () => {
  const trail: string[] = [];

  // reach.test.ts and reachInTheMessenger.test.ts cover the other pairs of width, person and place.
  it.each([
    [768, 'en'],
    [1280, 'zh'],
  ] as const)(
    'reaches every screen of the table of routes by pressing, %i px wide, in %s',
    (width, language) => walkEverywhere({ actor: alice, language, isMember: true, trail }, width),
  );

  it('has seen every screen, without a violation of the page’s policy', async () => {
    expect(await heldBack(alice.page)).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('addresses', () => {
  it('without a page lead to /error-404', async () => {
    const { page } = alice;
    await appear(page, { language: 'en' });
    await page.goto(`${devnet.botUrl}/no/such-screen`);
    await page.waitForURL('**/error-404');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.goto(`${devnet.botUrl}/wallet`);
    await settled(page);
  });

  it.each([
    ['/lp', '/pools'],
    ['/lp-detail/BTSSTHPOOL', '/pool/BTSSTHPOOL'],
  ])('%s and %s are the same screen', async (one, other) => {
    const title = async (path: string) =>
      (await show(alice.page, path)).getByRole('heading', { level: 1 }).textContent();
    expect(await title(one)).toBe(await title(other));
  });

  it('every screen that a start link opens is a route', () => {
    expect(Object.values(startScreens).filter((path) => !routePatterns().includes(path))).toEqual([]);
  });
});

/** Spec §5 and §8, word for word, with the key of each text. */
const quoted: readonly [string, string][] = [
  [
    'Creation of premium accounts is not available, please include numbers or a hyphen in your account name',
    'error.account_name.premium',
  ],
  ['The specified name is registered earlier, please provide a different name', 'error.account_name.taken'],
  ['Please add numbers or letters after the hyphen', 'error.account_name.after_hyphen'],
  ['Error Pool Stake! Please refresh price (Click on Stake Button)', 'error.pool.stake_moved'],
  ['Error Pool Stake! Please refresh price (Click on Stake Tab)', 'error.pool.stake_moved_tab'],
  [
    'Error: Price Changed, please update by clicking on the trade button or enter a lower amount',
    'error.chain.price_changed',
  ],
  [
    'Error: Price Changed, please update by clicking on the Trade Tab or enter a lower amount',
    'swap:swap.priceChangedTab',
  ],
  ['No {{symbol}} balance for pay fees', 'error.fee.no_core'],
  [
    'Your balance is insufficient to pay fees using this asset, please choose another asset to pay your fees with',
    'error.fee.over_balance',
  ],
  ['Deposit on maintenance', 'error.gateway.deposit_maintenance'],
  ['Success Liquidity Pool Deposit!', 'pools:message.deposited'],
  ['Exchange Success!', 'swap:swap.success'],
  ['Copied', 'common.copied'],
  ['Success', 'common.success'],
  ['Error', 'common.error'],
  ["I got it, don't show it again", 'info:welcome.accept'],
];

describe('the texts quoted in the specification', () => {
  const root = join(import.meta.dirname, '..', '..');
  const sources = ['miniapp/src/**/*.{ts,tsx}', 'shared/src/**/*.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\/texts\/(?:\w+\/)?(?:en|ru|zh)\.ts$|errors\/codes\.ts|\.test\./u.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

  it.each(quoted)('“%s” exists word for word and is in use', async (sentence, name) => {
    expect(await textOf('en', name)).toBe(sentence);
    for (const language of languages) expect((await textOf(language, name)).trim()).not.toBe('');
    const key = name.split(':').at(-1) ?? '';
    expect(sources).toContain(`'${key.replace(/^error\./u, '')}'`);
  });

  it('the Russian variant of a failed stake suggests a smaller whole amount', async () => {
    expect(await textOf('ru', 'error.pool.stake_moved')).toMatch(/меньш.*цел|цел.*меньш/u);
  });
});
