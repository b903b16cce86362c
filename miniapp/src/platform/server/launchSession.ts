const KEY = 'xbts.page';
let made: string | undefined;

/**
 * What this page calls itself to the bot's server, which gives launch data to the page that uses them first: 32 hex digits, the same
 * after a reload where the browser lets it be kept for this tab.
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
    // A frame may be denied any storage; the page then is another one after a reload.
    return undefined;
  }
}

function keep(session: string): string {
  try {
    window.sessionStorage.setItem(KEY, session);
  } catch {
    // As above: it serves until the page is left.
  }
  return session;
}
