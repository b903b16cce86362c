import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** When the app's first content was drawn, in ms since 1970; absent until then. */
    contentAt?: number;
  }
}

/** In the page: notes when the app is in its place instead of the opening's mark. */
function noteContent(): void {
  const look = new MutationObserver(() => {
    const content = document.querySelector('#root > :not(.opening)');
    if (content === null || content.textContent === '') return;
    look.disconnect();
    // The frame that shows it is the next one.
    requestAnimationFrame(() => {
      window.contentAt = performance.timeOrigin + performance.now();
    });
  });
  look.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Has every page of the context note its first content. */
export const noteFirstContent = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(noteContent);

/** Milliseconds from the app's `web_app_ready` to its first content, in a page of the messenger that has just opened it. */
export async function contentAfterReady(page: Page): Promise<number> {
  const frame = await (await page.waitForSelector('iframe[title="Mini app"]')).contentFrame();
  if (frame === null) throw new RangeError('the mini app has no frame');
  await frame.waitForFunction(() => window.contentAt !== undefined);
  const contentAt = await frame.evaluate(() => window.contentAt ?? 0);
  const readyAt = await page.evaluate(
    () => window.messengerLog.find(({ eventType }) => eventType === 'web_app_ready')?.at ?? 0,
  );
  return contentAt - readyAt;
}
