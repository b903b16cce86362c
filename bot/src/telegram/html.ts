const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML parse mode, where only these four characters mean something (core.telegram.org/bots/api, 'HTML style'). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);
}

/** A name such as evil.com or XBTS.COM, which messengers make a link of by themselves. A number with a point is none. */
const dottedName = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]*/gu;

/**
 * Each dotted name as code, the one form in which no link is made of it and which copies as it stands (an invisible character
 * would be copied along); the rest as `plain` has it. Code stands beside other markup, never within: the messenger takes no other.
 */
function withoutLinks(text: string, plain: (escaped: string) => string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: name, index } of text.matchAll(dottedName)) {
    if (index > end) parts.push(plain(escapeHtml(text.slice(end, index))));
    parts.push(`<code>${escapeHtml(name)}</code>`);
    end = index + name.length;
  }
  if (end < text.length) parts.push(plain(escapeHtml(text.slice(end))));
  return parts.join('');
}

/** Text that holds names from the chain, escaped, in which no name can become a link. */
export function htmlText(text: string): string {
  return withoutLinks(text, (escaped) => escaped);
}

/** The same in bold, but for names with a dot. */
export function htmlBold(text: string): string {
  return withoutLinks(text, (escaped) => `<b>${escaped}</b>`);
}

/** A link; its text is escaped here. */
export function htmlLink(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}
