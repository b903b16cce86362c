const KEY = 'xbts.page';
let made: string | undefined;

/**
 * This page's id for the bot's server, which binds launch data to the first page that uses them: 32 hex digits, kept
 * across reloads of this tab if the browser allows it.
 */
export function launchSession(): string {
  made ??= kept() ?? keep([...crypto.getRandomValues(new Uint8Array(16))].map(inHex).join(''));
  return made;
}

const inHex = (byte: number) => byte.toString(16).padStart(2, '0');

function kept(): string | undefined {
  try {
    const text = window.sessionStorage.getItem(KEY) ?? '';
    return /^[0-9a-f]{32}$/u.test(text) ? text : undefined;
  } catch {
    // A frame may be denied any storage; the page then has another id after a reload.
    return undefined;
  }
}

function keep(session: string): string {
  try {
    window.sessionStorage.setItem(KEY, session);
  } catch {
    // As above: it lasts until the page is left.
  }
  return session;
}
