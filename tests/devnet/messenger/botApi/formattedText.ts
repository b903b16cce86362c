import { badRequest } from './botApiError.ts';

/** One entity of a message: offset and length in UTF-16 code units, as the Bot API counts. */
export interface MessageEntity {
  readonly type: string;
  readonly offset: number;
  readonly length: number;
  readonly url?: string;
  readonly language?: string;
}

export interface FormattedText {
  readonly text: string;
  readonly entities: readonly MessageEntity[];
}

const entityOfTag: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  'tg-spoiler': 'spoiler',
  code: 'code',
  pre: 'pre',
  a: 'text_link',
  blockquote: 'blockquote',
};
const namedCharacters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

interface OpenTag {
  readonly tag: string;
  readonly offset: number;
  readonly attributes: string;
}

/**
 * Message text in parse mode HTML as text with entities (core.telegram.org/bots/api, formatting options).
 * @throws BotApiError 400 "can't parse entities: …" for an unknown or unbalanced tag
 */
export function parseHtmlText(html: string): FormattedText {
  const open: OpenTag[] = [];
  const entities: MessageEntity[] = [];
  let text = '';
  const token = /<(\/?)([a-zA-Z-]*)((?:\s[^<>]*)?)>|&(#\d+|#x[0-9a-fA-F]+|[a-z]+);|<|[^<&]+|&/g;
  for (const match of html.matchAll(token)) {
    const [whole, slash, tag, attributes, character] = match;
    if (tag === undefined) {
      if (whole === '<') throw badTag(`Unexpected character "<"`, match.index);
      text += character === undefined ? whole : decodeCharacter(character, whole);
    } else if (slash === '') {
      openTag(
        open,
        { tag: tag.toLowerCase(), offset: text.length, attributes: attributes ?? '' },
        match.index,
      );
    } else {
      closeTag(open, entities, { tag: tag.toLowerCase(), end: text.length, at: match.index }, text);
    }
  }
  const unclosed = open.at(-1);
  if (unclosed !== undefined) {
    throw badRequest(`can't parse entities: Can't find end tag corresponding to start tag "${unclosed.tag}"`);
  }
  return { text, entities: entities.sort((a, b) => a.offset - b.offset || b.length - a.length) };
}

function openTag(open: OpenTag[], tag: OpenTag, at: number): void {
  const isSpoilerSpan = tag.tag === 'span' && tag.attributes.includes('class="tg-spoiler"');
  if (!(tag.tag in entityOfTag) && !isSpoilerSpan) throw badTag(`Unsupported start tag "${tag.tag}"`, at);
  open.push(tag);
}

function closeTag(
  open: OpenTag[],
  entities: MessageEntity[],
  closing: { tag: string; end: number; at: number },
  text: string,
): void {
  const opened = open.pop();
  if (opened === undefined) throw badTag(`Unexpected end tag "${closing.tag}"`, closing.at);
  if (opened.tag !== closing.tag && closing.tag !== '') {
    throw badTag(`Unmatched end tag "${closing.tag}", expected "</${opened.tag}>"`, closing.at);
  }
  const length = closing.end - opened.offset;
  if (length === 0) return;
  const entity = { type: entityOfTag[opened.tag] ?? 'spoiler', offset: opened.offset, length };
  if (entity.type !== 'text_link') {
    entities.push(entity);
    return;
  }
  const url = /href\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(opened.attributes);
  const target = decodeText(url?.[1] ?? url?.[2] ?? url?.[3] ?? text.slice(opened.offset, closing.end));
  // A link the messenger cannot open is sent as plain text, not refused.
  if (/^(https?|tg|mailto|tel):/i.test(target)) entities.push({ ...entity, url: target });
}

function badTag(text: string, at: number): Error {
  return badRequest(`can't parse entities: ${text} at byte offset ${at}`);
}

function decodeText(text: string): string {
  return text.replace(/&(#\d+|#x[0-9a-fA-F]+|[a-z]+);/g, (whole, name: string) =>
    decodeCharacter(name, whole),
  );
}

function decodeCharacter(name: string, whole: string): string {
  if (!name.startsWith('#')) return namedCharacters[name] ?? whole;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/**
 * What the messenger finds by itself in what a person or a bot wrote, as TDLib's MessageEntity.cpp does (tdlib/td): commands, addresses with or
 * without a scheme, IP addresses, mentions, tags, cashtags, e-mail addresses and numbers of bank cards.
 */
export function findEntities(text: string): MessageEntity[] {
  const found: MessageEntity[] = [];
  for (const [type, pattern] of finders)
    for (const { 0: whole, index: offset } of text.matchAll(pattern)) {
      const entity = { type, offset, length: whole.length };
      if (!found.some((one) => overlaps(one, entity))) found.push(entity);
    }
  return found.sort((a, b) => a.offset - b.offset);
}

/** Whether two entities have a character in common. */
export const overlaps = (one: MessageEntity, other: MessageEntity): boolean =>
  one.offset < other.offset + other.length && other.offset < one.offset + one.length;

/** A few of the top-level domains that TDLib knows. */
const domains = 'com|net|org|info|biz|io|me|app|dev|xyz|online|shop|site|top|link|pro|ru|eu|uk|de|cn|jp|рф';

/** The first that finds a place keeps it. */
const finders: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  ['url', /(?:https?|tg|ton|tonsite):\/\/[^\s<>"]+/giu],
  [
    'url',
    new RegExp(
      `(?<![\\p{L}\\p{N}.@_-])(?:[\\p{L}\\p{N}_-]+\\.)+(?:${domains})(?![\\p{L}\\p{N}_-])(?:[/:][^\\s<>"]*)?`,
      'giu',
    ),
  ],
  ['url', /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])(?:[/:][^\s<>"]*)?/gu],
  ['bot_command', /(?<![\p{L}\p{N}_/<>])\/[a-zA-Z0-9_]{1,64}(?:@\w{3,32})?(?![\w/])/gu],
  ['mention', /(?<![\p{L}\p{N}_/])@\w{4,32}/gu],
  ['hashtag', /(?<![\p{L}\p{N}_])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu],
  ['cashtag', /(?<![\p{L}\p{N}_$])\$[A-Z]{1,8}(?![\p{L}\p{N}_])/gu],
  ['bank_card', /(?<![\d.,+-])\d(?:[ -]?\d){12,18}(?!\d)/gu],
];
