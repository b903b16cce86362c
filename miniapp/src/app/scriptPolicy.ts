import { addressOf } from '../platform/addressOf.ts';

declare global {
  interface Window {
    /** Trusted Types, if the browser has them. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
    };
  }
}

/** The scripts of the build, and the service worker: the app never starts any other script by its address. */
const ownScript = /^\/(?:assets\/[\w.-]+\.js|sw\.js)$/u;

/** True if an address is that of a script of this build. */
export function isOwnScript(url: string, base: string): boolean {
  const address = addressOf(url, base);
  if (address === null) return false;
  const { origin, pathname, search, hash } = address;
  return origin === new URL(base).origin && ownScript.test(pathname) && search === '' && hash === '';
}

/**
 * Under the server's policy (securityHeaders.ts), a browser with Trusted Types rejects plain text wherever it would
 * become code. This only policy accepts addresses of the build's own scripts, for the workers; it accepts no HTML and
 * no code.
 */
export function allowOwnScripts(page: Window): void {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url, page.location.href) ? url : null),
  });
}
