/** The URL parser's result for an address; null for an invalid one, and for anything but ws:// and wss://. */
function parsed(text: string): URL | null {
  try {
    const url = new URL(text.trim());
    if (url.protocol !== 'ws:' && url.protocol !== 'wss:') return null;
    // The dot that ends a full name; without it the name may be an IP address.
    const bare = url.hostname.replace(/\.+$/u, '');
    if (bare === url.hostname) return url;
    const port = url.port === '' ? '' : `:${url.port}`;
    return parsed(`${url.protocol}//${bare}${port}${url.pathname}${url.search}`);
  } catch {
    return null; // an invalid address throws
  }
}

/**
 * The canonical form of a node's address: the URL parser's, without name and password, fragment, the dot after a full
 * name and a path of a single slash. Null for anything but ws:// and wss:// addresses.
 */
export function nodeAddressOf(text: string): string | null {
  const url = parsed(text);
  if (url === null) return null;
  const { protocol, host, pathname, search } = url;
  return `${protocol}//${host}${pathname === '/' && search === '' ? '' : pathname}${search}`;
}

/** The host of a node's address in the parser's form, and its port, '' for the default; null for an invalid address. */
export function nodeHostOf(url: string): { readonly host: string; readonly port: string } | null {
  const known = parsed(url);
  return known === null ? null : { host: known.hostname, port: known.port };
}

/** A node's identity: its address without query and trailing slash; an invalid address as it is. */
export const nodePlaceOf = (url: string): string =>
  nodeAddressOf(url)?.replace(/\?.*$/u, '').replace(/\/+$/u, '') ?? url;
