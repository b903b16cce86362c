import { addressOf } from '../platform/addressOf.ts';

declare global {
  interface Window {
    /** Trusted Types, where the browser has them. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
    };
  }
}

/** The scripts of the build, and the service worker: all that the app ever starts by an address. */
const ownScript = /^\/(?:assets\/[\w.-]+\.js|sw\.js)$/u;

/** Whether an address is that of a script of this build. */
export function isOwnScript(url: string, base: string): boolean {
  const address = addressOf(url, base);
  if (address === null) return false;
  const { origin, pathname, search, hash } = address;
  return origin === new URL(base).origin && ownScript.test(pathname) && search === '' && hash === '';
}

/**
 * Under the server's policy (securityHeaders.ts) a browser with Trusted Types takes no plain text any more where it would become code.
 * This one policy lets addresses of the build's own scripts through, for the workers; texts of pages and programs nowhere.
 */
export function allowOwnScripts(page: Window): void {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url, page.location.href) ? url : null),
  });
}
