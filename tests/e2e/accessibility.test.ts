import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn, openPlain, phone } from './actors.ts';
import { bringAxe, colours, everything, faultsOf, over, wordFaultsOf } from './axeRules.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { titleFaults, withoutRoom } from './screenFaults.ts';
import { appear, goInside, screenAddresses, settled } from './screens.ts';

/** So tall that no fixed bar covers anything. */
const tall = 2400;
/** The narrowest phone, which equals a window of 640 pixels at 200 %. */
const narrow = { width: 320, height: tall };
const desktop = { width: 1280, height: tall };
const languages = ['en', 'ru', 'zh'] as const;
// A coin of several networks shows their comparison instead of the form.
const addresses = [...screenAddresses(), '/wallet/withdraw/XBTSX.USDT'];

/** The language in which every rule judges the nth screen: each of the three judges a third of them. */
const languageAt = (index: number) => languages[index % languages.length] ?? 'en';

let alice: Actor;

withNetwork();

beforeAll(async () => {
  alice = await openPlain(browser, devnet, { watch: bringAxe, isWelcomed: true });
  await logIn(alice, 'alice-trader7');
});

const other = { light: 'dark', dark: 'light' } as const;
const themeOf = (language: string) => (language === 'ru' ? 'dark' : 'light');

/**
 * Everything in one language and theme and, `inBothThemes`, its colours in the other theme, which no language changes;
 * in the other languages only the faults that text can cause. `look` returns further faults in a language.
 */
async function inEveryAppearance(
  page: Page,
  judged: (typeof languages)[number],
  { isOver = false, inBothThemes = true, look = async () => [] as string[] } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const language of languages) {
    const theme = themeOf(language);
    await appear(page, { language, theme });
    faults.push(
      ...(language === judged ? await faultsOf(page, everything, isOver) : await wordFaultsOf(page, isOver)),
      ...(await look()),
    );
    if (language !== judged || !inBothThemes) continue;
    await appear(page, { theme: other[theme] });
    faults.push(...(await faultsOf(page, colours, isOver)));
  }
  return [...new Set(faults)];
}

/**
 * The other languages' texts and colours are those of the phone; sidebar, header and footer surround them, and parts
 * are side by side.
 */
async function faultsOnDesktop(
  page: Page,
  judged: (typeof languages)[number],
  theme: 'light' | 'dark',
): Promise<string[]> {
  const faults = await titleFaults(page);
  for (const language of languages) {
    await appear(page, { language, theme });
    if (language === judged) faults.push(...(await faultsOf(page, everything, false)));
    faults.push(...(await withoutRoom(page)));
  }
  return [...new Set(faults)];
}

describe('every screen on a narrow phone, or at 200 %, and then on a desktop', () => {
  // Another language on the desktop than on the phone, and the other theme: every rule judges each in two languages and
  // in both themes.
  it.each(addresses.map((path, index) => [path, languageAt(index + 1), languageAt(index)] as const))(
    '%s has no fault in three languages, in %s and %s by every rule, an unrepeated title, and room for every text',
    async (path, onPhone, onDesktop) => {
      const { page } = alice;
      await page.setViewportSize(narrow);
      await goInside(page, path);
      const look = () => withoutRoom(page);
      expect(await inEveryAppearance(page, onPhone, { inBothThemes: false, look })).toEqual([]);
      await page.setViewportSize(desktop);
      expect(await faultsOnDesktop(page, onDesktop, other[themeOf(onPhone)])).toEqual([]);
    },
  );
});

/** The overlays of a screen, by the address and the presses that open them. */
const overlays: readonly [string, string, (actor: Actor) => Promise<void>][] = [
  ['the drawer', '/wallet', ({ screen }) => screen.getByRole('button', { name: 'Open menu' }).click()],
  [
    'the account menu',
    '/wallet',
    ({ screen }) => screen.getByRole('button', { name: /^Account al/u }).click(),
  ],
  [
    'an asset of the wallet',
    '/wallet',
    ({ screen }) => screen.getByRole('button', { name: /^BTS/u }).first().click(),
  ],
  [
    'an operation',
    '/history',
    ({ screen }) => screen.locator('main li button, main section button').first().click(),
  ],
  [
    'the choice of an asset',
    '/swap',
    ({ screen }) =>
      screen
        .getByRole('button', { name: /Choose another/u })
        .first()
        .click(),
  ],
  [
    'the review of a payment',
    '/send',
    async ({ screen, act }) => {
      await screen.getByLabel('To', { exact: true }).fill('bob-holder2');
      await screen.getByLabel('Amount').fill('1');
      await screen.getByText(/^bob-holder2 · 1\.2\./u).waitFor();
      await act('Review');
      await screen.getByRole('button', { name: 'Confirm and sign' }).waitFor();
    },
  ],
  [
    'how a pool yields',
    '/pool/BTSSTHPOOL',
    ({ screen }) => screen.getByRole('button', { name: /How APY is calculated/u }).click(),
  ],
  [
    'a stake',
    '/smartholder',
    ({ screen }) =>
      screen
        .getByRole('button', { name: /150.000/u })
        .first()
        .click(),
  ],
  [
    'an account',
    '/accounts',
    ({ screen }) => screen.getByRole('button', { name: /^alice-trader7/u }).click(),
  ],
  [
    'a change of the PIN',
    '/settings/security',
    ({ screen }) => screen.getByRole('button', { name: /^Change PIN/u }).click(),
  ],
];

const isInDialog = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest('dialog[open]') !== null || document.activeElement === document.body,
  );

describe('over a screen', () => {
  it.each(overlays)('%s has no fault, traps the focus, and returns it', async (_, path, open) => {
    const { page, screen } = alice;
    await page.setViewportSize(phone);
    await goInside(page, path);
    await appear(page, { language: 'en', theme: 'light' });
    await open(alice);
    await page.locator(over).first().waitFor();
    const dialog = screen.getByRole('dialog');
    await settled(page);
    expect(await inEveryAppearance(page, 'en', { isOver: true })).toEqual([]);
    if (await dialog.isVisible()) {
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await isInDialog(page)).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  it('nothing moves with reduced motion', async () => {
    const { page, screen } = alice;
    await goInside(page, '/wallet');
    await appear(page, { language: 'en' });
    await screen.getByRole('button', { name: 'Open menu' }).click();
    await screen.getByRole('dialog').waitFor();
    const moving = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => {
            const { animationName, transitionDuration } = getComputedStyle(element);
            return animationName !== 'none' || /[1-9]/u.test(transitionDuration);
          }).length + document.getAnimations().length,
      );
    expect(await moving()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(moving).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Escape');
  });
});

it('text that makes two targets small and close is a fault', async () => {
  const { page } = alice;
  await goInside(page, '/more');
  const place = (count: number) =>
    page.evaluate((wanted) => {
      document.querySelector('#planted')?.remove();
      const planted = document.createElement('div');
      planted.id = 'planted';
      planted.style.display = 'flex';
      for (let index = 0; index < wanted; index += 1) {
        const small = document.createElement('button');
        small.ariaLabel = 'x';
        small.style.cssText = 'width: 9px; height: 9px; padding: 0';
        planted.append(small);
      }
      document.querySelector('main')?.prepend(planted);
    }, count);
  await place(2);
  expect((await wordFaultsOf(page, false)).join()).toContain('target-size');
  await place(0);
  expect(await wordFaultsOf(page, false)).toEqual([]);
});

describe('a visitor', () => {
  let visitor: Actor;

  beforeAll(async () => {
    visitor = await openPlain(browser, devnet, { viewport: narrow, watch: bringAxe });
    await settled(visitor.page);
  });

  it.each(['/', '/welcome', '/auth-pages/login', '/auth-pages/create', '/smartholder', '/pools'])(
    'finds no fault at %s',
    async (path) => {
      const { page } = visitor;
      await goInside(page, path);
      expect(await inEveryAppearance(page, 'en', { look: () => withoutRoom(page) })).toEqual([]);
    },
  );
});
