/**
 * The path whose screen an opening shows first: the present one, or what the start parameter of a link in the messenger names
 * ('/pool/' for 'pool-5'), there else the wallet; without an account the door that stands before what needs one. As app/openStartScreen.ts and
 * app/RouteScreen.tsx have it, as far as files go.
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
 * The language that the app will speak, as platform/i18n/language.ts chooses it, but for one case: a Russian browser in a messenger of another language
 * is taken for Russian, which costs some bytes and no more.
 */
export function openedLanguage(saved: unknown, { hash }: Pick<Location, 'hash'>, browser: string): string {
  return (saved as string) || (/^ru\b|_code[%\dA]+ru\b/i.test(browser + hash) ? 'ru' : 'en');
}
