/**
 * The path whose screen an opening shows first: the present one, or what the start parameter of a link in the messenger names
 * ('/pool/' for 'pool-5'); there a newcomer is welcomed at the root. As app/openStartScreen.ts has it, as far as files go.
 */
export function openedPath(
  { pathname, hash, search }: Pick<Location, 'pathname' | 'hash' | 'search'>,
  isNewcomer: boolean,
): string {
  if (pathname !== '/') return pathname;
  const named = /tgWebAppStartParam=[\w-]*--([a-z]+)(-?)/u.exec(search + hash);
  if (named) return `/${named[1]}${named[2] && '/'}`;
  return isNewcomer ? '/welcome' : '/';
}
