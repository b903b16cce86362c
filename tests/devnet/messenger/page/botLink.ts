/** The target of a messenger link. */
export type BotLink =
  | { readonly to: 'start'; readonly param: string | undefined }
  | { readonly to: 'startapp'; readonly param: string | undefined }
  | { readonly to: 'share'; readonly text: string }
  | { readonly to: 'elsewhere' };

/**
 * Reads a link as the messenger does: t.me links, and the same path on this page's own origin, that name the bot or the
 * share form stay inside; all others leave it.
 */
export function readBotLink(url: string, botUsername: string, ownOrigin: string): BotLink {
  if (!URL.canParse(url, 'https://t.me')) return { to: 'elsewhere' };
  const target = new URL(url, 'https://t.me');
  if (target.hostname !== 't.me' && target.origin !== ownOrigin) return { to: 'elsewhere' };
  const query = target.searchParams;
  if (target.pathname === '/share/url') {
    return { to: 'share', text: [query.get('text'), query.get('url')].filter(Boolean).join('\n') };
  }
  if (target.pathname.split('/')[1]?.toLowerCase() !== botUsername.toLowerCase()) return { to: 'elsewhere' };
  return query.has('startapp')
    ? { to: 'startapp', param: query.get('startapp') || undefined }
    : { to: 'start', param: query.get('start') || undefined };
}
