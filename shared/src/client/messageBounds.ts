/** The maximum characters of an answer: a heavy trader's full account has one or two million. */
export const MAX_ANSWER = 8_000_000;
/** The maximum characters of an unrequested message: a notice holds one block's changes to our objects. */
export const MAX_UNASKED = 1_000_000;
/** The deepest structure of the chain is a proposal in an account: some 20 levels. */
const MAX_DEPTH = 100;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Why a text must not be parsed at all; null when it may be. */
export function boundsFault(text: string, longest: number): string | null {
  if (text.length > longest) return `a message of ${text.length} characters`;
  return isTooDeep(text) ? `a message that nests deeper than ${MAX_DEPTH}` : null;
}

/** Scans each character once instead of parsing, since parsing or walking a deep value can exhaust the stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_LIST || code === OPEN_OBJECT) depth += 1;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * The end of the string that begins at a quote; the end of the text for an unterminated one, which no parser accepts.
 */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
