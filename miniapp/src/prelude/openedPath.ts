/**
 * The path of the first screen: the current path, or the one in the start parameter of a messenger link ('/pool/' for
 * 'pool-5'), without one the wallet; without an account, the entry screen of a path that needs one. It mirrors
 * app/openStartScreen.ts and app/RouteScreen.tsx as far as the choice of files goes.
 */
export function openedPath(
  { pathname, hash, search }: Pick<Location, 'pathname' | 'hash' | 'search'>,
  isInside: boolean,
  account: string | null | undefined,
): string {
  const home = isInside ? 'wallet' : '';
  const [, name = home] = /tgWebAppStartParam=[\w-]*--([a-z]+-?)/u.exec(search + hash) || [];
  const path = pathname === '/' ? pathname + name.replace('-', pathname) : pathname;
  if (account || !/^\/(?:wallet|send|transfer|pay|req)\/?$/u.test(path)) return path;
  return isInside ? '/welcome' : '/login';
}

/**
 * The language of the app, as platform/i18n/language.ts chooses it, with one exception: a Russian browser in a
 * messenger of another language counts as Russian, which only costs some bytes.
 */
export function openedLanguage(saved: unknown, { hash }: Pick<Location, 'hash'>, browser: string): string {
  return (saved as string) || (/^ru\b|_code[%\dA]+ru\b/i.test(browser + hash) ? 'ru' : 'en');
}
