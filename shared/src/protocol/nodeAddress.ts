/** What the URL parser makes of an address; null for what it takes for none, and for anything but ws:// and wss://. */
function parsed(text: string): URL | null {
  try {
    const url = new URL(text.trim());
    if (url.protocol !== 'ws:' && url.protocol !== 'wss:') return null;
    // The dot that ends a full name; without it the name may turn out to be an address.
    const bare = url.hostname.replace(/\.+$/u, '');
    if (bare === url.hostname) return url;
    const port = url.port === '' ? '' : `:${url.port}`;
    return parsed(`${url.protocol}//${bare}${port}${url.pathname}${url.search}`);
  } catch {
    return null; // what is no address throws: that is the answer
  }
}

/**
 * The one form of a node's address, however it is spelled: as the URL parser writes it, without name and password, fragment, the dot after
 * a full name and a slash that is all of the path. Null for what is no ws:// or wss:// address.
 */
export function nodeAddressOf(text: string): string | null {
  const url = parsed(text);
  if (url === null) return null;
  const { protocol, host, pathname, search } = url;
  return `${protocol}//${host}${pathname === '/' && search === '' ? '' : pathname}${search}`;
}

/** The host of a node's address in the parser's form, its port or '' for the usual one; null for what is no such address. */
export function nodeHostOf(url: string): { readonly host: string; readonly port: string } | null {
  const known = parsed(url);
  return known === null ? null : { host: known.hostname, port: known.port };
}

/** What tells one node from another: its address without query and a slash at its end; what is no address stands for itself. */
export const nodePlaceOf = (url: string): string =>
  nodeAddressOf(url)?.replace(/\?.*$/u, '').replace(/\/+$/u, '') ?? url;
