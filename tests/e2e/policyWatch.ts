import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page's security policy has kept back, oldest first. */
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

/** For `watch` of an actor: notes what the page's policy keeps back, and in `said` what the browser says of it. */
export const policyWatch = (said: string[]) => async (page: Page) => {
  await page.addInitScript(noteViolations);
  page.on('console', (line) => {
    if (/Content Security Policy|Trusted ?(?:Types|Script|HTML)/iu.test(line.text())) said.push(line.text());
  });
};

/** What was kept back since it was last asked for, in the document that is open. */
export const heldBack = (page: Page) => page.evaluate(() => window.heldBack.splice(0));
