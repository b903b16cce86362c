import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Actor, openPlain, phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { appear } from './screens.ts';

const desktop = { width: 1280, height: 800 };

withNetwork();

const welcome = ({ screen }: Actor) => screen.getByRole('dialog', { name: 'Before you start' });
const pathOf = ({ page }: Actor) => new URL(page.url()).pathname;

async function view(actor: Actor): Promise<void> {
  await actor.screen.getByLabel('Account name').fill('alice-trader7');
  await actor.screen.getByRole('button', { name: 'View only' }).click();
  await actor.act('Log in');
}

it('the welcome notice ignores a press outside and Esc, exists in three languages, and closes for good by its button', async () => {
  const actor = await openPlain(browser, devnet, { viewport: desktop });
  await actor.screen.getByLabel('Account name').waitFor();
  expect(await welcome(actor).count()).toBe(0);
  await view(actor);
  await welcome(actor).waitFor();
  await actor.page.mouse.click(5, 5);
  await actor.page.keyboard.press('Escape');
  await actor.page.keyboard.press('Escape');
  await welcome(actor).waitFor();
  await actor.screen.getByRole('dialog').getByRole('button', { name: 'Русский' }).click();
  await actor.screen.getByRole('dialog', { name: 'Прежде чем начать' }).waitFor();
  await actor.screen.getByRole('dialog').getByRole('button', { name: 'English' }).click();
  await welcome(actor).getByRole('button', { name: "I got it, don't show it again" }).click();
  await welcome(actor).waitFor({ state: 'detached' });
  await actor.page.reload();
  await actor.screen.getByRole('link', { name: 'Wallet', exact: true }).first().waitFor();
  await actor.page.waitForTimeout(2500);
  expect(await welcome(actor).count()).toBe(0);
  await actor.context.close();
});

it('on a desktop: the sidebar stays collapsed after a reload, the account is masked, the footer counts blocks, logout leads to the login', async () => {
  const actor = await openPlain(browser, devnet, { viewport: desktop });
  const { screen, page } = actor;
  await screen.getByLabel('Account name').waitFor();
  expect(await screen.locator('header').getByRole('link', { name: 'Wallet', exact: true }).count()).toBe(0);
  await view(actor);
  await welcome(actor)
    .getByRole('button', { name: /got it/u })
    .click();
  await screen.getByRole('button', { name: 'Collapse' }).click();
  await page.reload();
  await screen.getByRole('button', { name: 'Expand sidebar' }).waitFor();
  const sidebar = screen.getByRole('navigation', { name: 'Main navigation' }).first();
  await expect.poll(() => sidebar.evaluate((nav) => nav.clientWidth)).toBeLessThan(80);
  const footer = screen.locator('footer');
  await expect.poll(() => footer.textContent()).toMatch(/© 2018–20\d\d XBTS.*Version \d+\.\d+\.\d+/u);
  await expect
    .poll(() => footer.getByRole('link').allTextContents())
    .toEqual(['Chat', 'Explorer', 'News', 'Cross-chain status']);
  const block = footer.getByTestId('block-number');
  const number = async () => Number(((await block.textContent()) ?? '').replace(/\D/gu, ''));
  await expect.poll(number).toBeGreaterThan(0);
  const before = await number();
  await expect.poll(number).toBeGreaterThan(before);
  await screen.locator('header').getByRole('link', { name: 'Wallet', exact: true }).waitFor();
  const menu = screen.getByRole('button', { name: /^Account alice-trader7/u });
  expect(await menu.textContent()).toMatch(/al\*{6}r7$/u);
  await menu.click();
  for (const name of ['Account page', 'My accounts'])
    await expect.poll(() => screen.getByRole('link', { name, exact: true }).count()).toBe(1);
  await screen.getByRole('button', { name: 'Log out' }).click();
  await screen.getByLabel('Account name').waitFor();
  await expect.poll(() => pathOf(actor)).toBe('/auth-pages/login');
  await actor.context.close();
});

it('on a phone: the drawer opens, closes with a change of screen and by Esc, and returns the focus', async () => {
  const actor = await openPlain(browser, devnet, { viewport: phone, hasMotion: true });
  const { screen, page } = actor;
  const drawer = screen.getByRole('dialog', { name: 'Main navigation' });
  const open = screen.getByRole('button', { name: 'Open menu' });
  await open.click();
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  await open.click();
  await drawer.getByRole('link', { name: 'Dashboard' }).click();
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => pathOf(actor)).toBe('/');
  await actor.context.close();
});

it("a press counts even if the previous press's wave ends while the mouse is down", async () => {
  const actor = await openPlain(browser, devnet, { viewport: phone });
  const { screen, page } = actor;
  const button = screen.locator('main').getByRole('button', { name: 'Log in', exact: true }).last();
  await button.hover();
  await button.evaluate((element) => {
    const presses: boolean[] = [];
    element.addEventListener('click', () => element.setAttribute('data-presses', `${presses.push(true)}`));
  });
  const waves = button.locator('span > span');
  await page.clock.install();
  // The clock rejects a past time, and a busy machine may take a while to get here.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.runFor(100);
  await expect.poll(() => waves.count()).toBe(1);
  await page.mouse.down();
  await page.clock.runFor(1000);
  await expect.poll(() => waves.count()).toBe(0);
  await page.mouse.up();
  await expect.poll(() => button.getAttribute('data-presses')).toBe('2');
  await actor.context.close();
});

it.each([
  ['2026-12-24T12:00:00', 1],
  ['2026-06-24T12:00:00', 0],
])('the logo of %s has %i snowflake', async (date, count) => {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(date));
  await page.goto(`${devnet.botUrl}/faq`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByTestId('snowflake').count()).toBe(count);
  await context.close();
});

it('at the narrowest width with a sidebar nothing of the footer is cut off, and in a low window every entry is reachable', async () => {
  const actor = await openPlain(browser, devnet, { viewport: { width: 768, height: 480 } });
  const { screen, page } = actor;
  await view(actor);
  await welcome(actor)
    .getByRole('button', { name: /got it/u })
    .click();
  const footer = screen.locator('footer');
  await expect.poll(() => footer.textContent()).toMatch(/Block \d/u);
  for (const language of ['en', 'ru', 'zh'] as const) {
    await appear(page, { language });
    const { scrollWidth, clientWidth } = await footer.evaluate((element) => {
      // As long as the numbers of the real chain.
      const block = element.lastElementChild;
      if (block !== null) block.textContent = (block.textContent ?? '').replace(/\d.*/u, '100 123 456');
      return { scrollWidth: element.scrollWidth, clientWidth: element.clientWidth };
    });
    expect(scrollWidth, language).toBeLessThanOrEqual(clientWidth);
  }
  await appear(page, { language: 'en' });
  // The wheel scrolls the sidebar; Playwright would also scroll unreachable parts.
  await screen.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).hover();
  await page.mouse.wheel(0, 2000);
  const collapse = screen.getByRole('button', { name: 'Collapse' });
  const end = async () => {
    const box = await collapse.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const top = (await footer.boundingBox())?.y ?? 0;
  await expect.poll(end).toBeLessThanOrEqual(top);
  await actor.context.close();
});

it('a browser that denies storage, as some do in the messenger’s frame, still shows the app', async () => {
  const deny = (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
  const actor = await openPlain(browser, devnet, { watch: deny });
  await view(actor);
  await actor.screen.getByText('XBTSX').first().waitFor();
  await actor.context.close();
});

it('under 768 px there is neither sidebar nor footer, from 768 px on both (spec §2, §9)', async () => {
  const actor = await openPlain(browser, devnet, { viewport: { width: 767, height: 740 } });
  const { screen, page } = actor;
  await screen.getByLabel('Account name').waitFor();
  const parts = [
    screen.locator('footer'),
    screen.getByRole('navigation', { name: 'Main navigation' }).first(),
  ] as const;
  for (const part of parts) await expect.poll(() => part.isVisible()).toBe(false);
  await page.setViewportSize({ width: 768, height: 740 });
  for (const part of parts) await expect.poll(() => part.isVisible()).toBe(true);
  await actor.context.close();
});

it.each([
  ['ru-RU', 'ru', /^[а-яё ]+$/iu],
  ['de-DE', 'en', /^[a-z ]+$/iu],
])(
  'a browser of %s starts with the language %s, and later with the chosen one',
  async (locale, language, words) => {
    const actor = await openPlain(browser, devnet, { viewport: desktop, locale });
    const { screen, page } = actor;
    const heading = screen.getByRole('heading', { level: 1 });
    const lang = () => screen.evaluate(() => document.documentElement.lang);
    await expect.poll(() => heading.textContent()).toMatch(words);
    await expect.poll(lang).toBe(language);
    const menu = screen.locator('header button').filter({ hasText: /(?:EN|RU)$/u });
    await menu.click();
    await screen.locator('header').getByRole('button', { name: '中文', exact: true }).click();
    await expect.poll(lang).toBe('zh-Hans');
    await page.reload();
    await heading.waitFor();
    await expect.poll(lang).toBe('zh-Hans');
    await actor.context.close();
  },
);

it('in full screen nothing scrolls under the messenger’s buttons: a bar of the page’s colour stands there', async () => {
  const actor = await openPlain(browser, devnet, { viewport: phone, at: '/fees' });
  const { screen, page } = actor;
  await screen.getByRole('heading', { level: 1 }).waitFor();
  const seen = await page.evaluate(async () => {
    const root = document.documentElement;
    root.style.setProperty('--inset-top', '90px');
    window.scrollTo(0, 600);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const main = document.querySelector('main');
    const bar = main === null ? null : getComputedStyle(main, '::before');
    return {
      scrolled: window.scrollY > 0,
      isBare: [20, 60].every((y) => document.elementFromPoint(180, y) === main),
      isOpaque: bar?.backgroundColor === getComputedStyle(document.body).backgroundColor,
    };
  });
  expect(seen).toEqual({ scrolled: true, isBare: true, isOpaque: true });
  await actor.context.close();
});
