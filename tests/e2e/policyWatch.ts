import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The blocked violations of the page's security policy, oldest first. */
    heldBack: string[];
  }
}

/** In the page, before anything of the app runs. */
function noteViolations(): void {
  window.heldBack = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.heldBack.push(`${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** For `watch` of an actor: records violations of the page's policy, and in `said` the browser's messages about it. */
export const policyWatch = (said: string[]) => async (page: Page) => {
  await page.addInitScript(noteViolations);
  page.on('console', (line) => {
    if (/Content Security Policy|Trusted ?(?:Types|Script|HTML)/iu.test(line.text())) said.push(line.text());
  });
};

/** The violations since the last call, in the open document. */
export const heldBack = (page: Page) => page.evaluate(() => window.heldBack.splice(0));
