import type { Page } from 'playwright-core';

/** Content without room: a page wider than the window, a text with its end cut off. */
export const withoutRoom = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('h1, h2, h3, label, a *, button *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 1 &&
        getComputedStyle(element).overflowX === 'hidden',
    );
    return [
      ...(scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} pixels wide`] : []),
      ...cut.map((element) => `cut off: ${element.textContent}`),
    ];
  });

/** A screen's title must exist, and no other line may repeat it. */
export const titleFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p)')].map((each) =>
      (each.textContent ?? '').trim(),
    );
    const [title = '', ...others] = texts;
    return title === '' ? ['no title'] : others.filter((text) => text === title);
  });
