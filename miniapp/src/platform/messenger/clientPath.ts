/** Hosts whose links the messenger's clients open by themselves. */
const hosts = /^(?:www\.)?(?:t\.me|telegram\.(?:me|dog))$/u;

/**
 * What `web_app_open_tg_link` calls `path_full` of a link to the messenger itself, also of a `tg:` one; null for a link to elsewhere. A path
 * without a name is elsewhere: Telegram Desktop closes an app that sends one (attach_bot_webview.cpp).
 */
export function clientPath(link: string): string | null {
  const url = new URL(link);
  if (url.protocol === 'tg:') return pathOfScheme(link);
  if (!/^https?:$/u.test(url.protocol) || !hosts.test(url.hostname)) return null;
  return url.pathname === '/' ? null : url.pathname + url.search;
}

/** `tg://resolve?domain=name&start=x`, with or without the slashes. */
function pathOfScheme(link: string): string | null {
  const [, name = '', query = ''] = /^tg:(?:\/\/)?([a-z_]+)\/?(?:\?([^#]*))?/iu.exec(link) ?? [];
  const fields = new URLSearchParams(query);
  const take = (field: string) => {
    const value = fields.get(field);
    fields.delete(field);
    return value ? `/${value}` : '';
  };
  const paths: Readonly<Record<string, () => string>> = {
    resolve: () => take('domain') + take('post'),
    join: () => take('invite').replace('/', '/+'),
    msg_url: () => '/share/url',
  };
  const path = paths[name.toLowerCase()]?.();
  const rest = fields.toString();
  return path ? path + (rest === '' ? '' : `?${rest}`) : null;
}
