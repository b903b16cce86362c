import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, logIn, openPlain, phone } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { appear, goInside } from './screens.ts';

const desktop = { width: 1280, height: 800 };
const lists = ['/wallet', '/pools', '/history', '/smartholder'];

withNetwork();

let alice: Actor;

beforeAll(async () => {
  alice = await openPlain(browser, devnet, { isWelcomed: true });
  await logIn(alice, 'alice-trader7');
});

/** In the page: the extent of the screen's content, and the layout of the first row of its list. */
function layoutOf() {
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
  const all = [...document.querySelectorAll('main section, main [class*="_side_"]')].map((each) =>
    boxOf(each),
  );
  const left = Math.min(...all.map((box) => box?.left ?? Infinity));
  const right = Math.max(...all.map((box) => box?.right ?? 0));
  const row = document.querySelector('main button[class*="_row_"]');
  const part = (name: string) => boxOf(row?.querySelector(`[class*="line_"] > [class*="_${name}_"]`));
  const [title, subtitle, figure] = [part('title'), part('subtitle'), part('figure')];
  return {
    width: right - left,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    isOneLine:
      title !== undefined && subtitle !== undefined && Math.abs(middle(title) - middle(subtitle)) < 6,
    isInOrder:
      (title?.right ?? 0) <= (subtitle?.left ?? 0) && (subtitle?.right ?? 0) <= (figure?.left ?? 9999),
    columns: [...document.querySelectorAll('main [class*="_table_"] > [aria-hidden] > span')].filter(
      (each) => boxOf(each)?.width,
    ).length,
  };
  function middle({ top, bottom }: DOMRect): number {
    return (top + bottom) / 2;
  }
}

/** In the page: the number of lines of a row's tallest heading. */
function mostLines(): number {
  const titles = [...document.querySelectorAll<HTMLElement>('main button [class*="_title_"]')];
  return Math.max(
    ...titles.map((title) => Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight))),
  );
}

async function at(page: Page, size: typeof phone, path: string) {
  await page.setViewportSize(size);
  await goInside(page, path);
  return page.evaluate(layoutOf);
}

describe.each(lists)('%s', (path) => {
  it('uses the width of a desktop: its rows are lines of a table with named columns', async () => {
    const { width, overflow, ...table } = await at(alice.page, desktop, path);
    expect(width).toBeGreaterThan(900);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(table).toEqual({ isOneLine: true, isInOrder: true, columns: 4 });
  });

  it.each([320, 360])('has rows of two lines and no columns on a phone of %i px', async (width) => {
    const seen = await at(alice.page, { ...phone, width }, path);
    expect(seen.overflow).toBeLessThanOrEqual(0);
    expect({ isOneLine: seen.isOneLine, columns: seen.columns }).toEqual({ isOneLine: false, columns: 0 });
  });
});

it('on a desktop the total and its actions are next to the assets', async () => {
  await at(alice.page, desktop, '/wallet');
  const left = (name: string) =>
    alice.screen.locator('main').getByText(name, { exact: true }).first().boundingBox();
  const [assets, receive] = await Promise.all([left('Assets'), left('Receive')]);
  expect(receive?.x ?? 0).toBeGreaterThan((assets?.x ?? 0) + 600);
});

it.each(['en', 'ru'] as const)('no heading of History is broken at 360 px, in %s', async (language) => {
  await appear(alice.page, { language });
  await at(alice.page, phone, '/history');
  await expect.poll(() => alice.page.evaluate(mostLines)).toBe(1);
  await appear(alice.page, { language: 'en' });
});

describe('a search field', () => {
  it.each([
    ['/pools', 'Search by asset or pool'],
    ['/fees', 'Search by operation or number'],
    ['/wallet/deposit', 'Search coins'],
  ])('of %s shows inside, next to its icon, what it searches', async (path, words) => {
    await at(alice.page, phone, path);
    const field = alice.screen.getByRole('searchbox', { name: words });
    expect(await field.getAttribute('placeholder')).toBe(words);
    expect(await field.evaluate((input) => input.previousElementSibling?.tagName)).toBe('svg');
  });
});

it('beside the columns of a market no more than a window is empty, however many orders and trades there are', async () => {
  await at(alice.page, desktop, '/market/XBTSX.STH_BTS');
  const unevenness = () =>
    alice.page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('main [class*="_desk_"] > div')].map(
        (column) => column.getBoundingClientRect().bottom,
      );
      return bottoms.length === 3 ? Math.max(...bottoms) - Math.min(...bottoms) : Number.NaN;
    });
  await alice.screen.getByText('Your trades').waitFor();
  await expect.poll(unevenness).toBeLessThan(400);
});
