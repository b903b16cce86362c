const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text for HTML parse mode, where only these four characters are special (core.telegram.org/bots/api, 'HTML style').
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);
}

/** Options for sending HTML: without a preview, which would show a page that somebody else named. */
export const asHtml = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const;

/**
 * The range of text that is unsafe as it is: from the first word that is neither a plain word nor a number, to the
 * last. Dots, slashes, colons, `@`, `#` and `$` within a word become links, mentions, commands, tags and cashtags in
 * the messenger; long digit runs become a phone or card number.
 */
function notPlain(text: string): { from: number; to: number } | undefined {
  const found: number[] = [];
  for (const { 1: before = '', 2: core = '', index } of text.matchAll(words))
    if (!plainWord.test(core)) found.push(index + before.length, index + before.length + core.length);
  for (const { 0: digits, index } of text.matchAll(digitRuns))
    if (digits.replace(/\D/gu, '').length >= manyDigits) found.push(index, index + digits.length);
  return found.length === 0 ? undefined : { from: Math.min(...found), to: Math.max(...found) };
}

/** The parts between blanks: optional opening marks, the word, and optional closing marks. */
const words = /([“"‘'«([{<>&≈≥≤–—-]*)(\S*?)([”"’'»)\]}<>&,.;:!?…%–—-]*)(?=\s|$)/gu;
const plainWord =
  /^(?:[\p{L}\p{M}\p{N}\p{So}]+(?:[-_’'][\p{L}\p{M}\p{N}\p{So}]+)*|\$?\d+(?:,\d+)*(?:\.\d+)?|[^\p{L}\p{N}@#$_]*)$/u;
const digitRuns = /(?<![\d.,])\d(?:[\d\s()-]*\d)?/gu;
const manyDigits = 9;

/**
 * Formats the unsafe range as code, the only form in which the messenger detects nothing and which copies unchanged (an
 * invisible character would be copied along); `plain` formats the rest. Code is beside other markup, never inside: the
 * messenger allows no nesting. It is one piece, since the messenger keeps a hundred of a message's entities.
 */
function withoutEntities(text: string, plain: (escaped: string) => string): string {
  const { from, to } = notPlain(text) ?? { from: text.length, to: text.length };
  const around = (part: string) => (part === '' ? '' : plain(escapeHtml(part)));
  const code = from === to ? '' : `<code>${escapeHtml(text.slice(from, to))}</code>`;
  return around(text.slice(0, from)) + code + around(text.slice(to));
}

/**
 * Foreign text (names, symbols, sums, messages, typed words), escaped so that the messenger detects no link or other
 * entity in it.
 */
export function htmlText(text: string): string {
  return withoutEntities(text, (escaped) => escaped);
}

/** The same in bold, except for code. */
export function htmlBold(text: string): string {
  return withoutEntities(text, (escaped) => `<b>${escaped}</b>`);
}

/** HTML whose first line, which holds no code and no link, is bold. */
export function withBoldFirstLine(html: string): string {
  const [first = '', ...rest] = html.split('\n');
  return [`<b>${first}</b>`, ...rest].join('\n');
}

/** A text of the bot's own as HTML: its first line in bold, the rest escaped. */
export const headed = (text: string): string => withBoldFirstLine(escapeHtml(text));

/** A link; its text is escaped here. */
export function htmlLink(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}
