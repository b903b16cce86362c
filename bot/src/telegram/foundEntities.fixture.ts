/**
 * Patterns in a bot's text that the messenger's server turns into links and the like (TDLib, MessageEntity.cpp,
 * described in messenger-clients.md §8), by rules wider than its own.
 */
const finders: Readonly<Record<string, RegExp>> = {
  address: /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2}/iu,
  ip: /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}/u,
  scheme: /\p{L}{2,}:\/\/\S/u,
  mention: /@[\p{L}\p{N}_]/u,
  command: /(?<![\p{L}\p{N}_/])\/[\p{L}\p{N}_]/u,
  tag: /#[\p{L}\p{N}_]/u,
  cashtag: /\$\p{L}/u,
  telephone: /\+\d(?:[ ()-]*\d){6}/u,
  card: /(?<![\p{L}\d.,+_-])\d(?:[ -]*\d){12}/u,
};

/** The names of patterns in a message's HTML outside of code and links, where the messenger finds none. */
export function foundEntities(html: string): string[] {
  // A stop in place of code: its two sides are not one word.
  const text = html
    .replace(/<(code|a)\b[^>]*>.*?<\/\1>/gsu, '\u0000')
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return Object.keys(finders).filter((name) => finders[name]?.test(text));
}

/** Hostile texts and names meant to make the bot show them as its own. */
export const hostileTexts = [
  'evil.com',
  'EVIL.COM',
  'xn--e1afmkfd.xn--p1ai',
  'пример.рф',
  '请到evil.com付款',
  '8.8.8.8',
  '8.8.8.8/login',
  'see 127.0.0.1:80, please',
  'https://evil.com/?a=1&b=<2>',
  'tg://resolve?domain=evil',
  'ton://transfer/x',
  'tonsite://evil',
  '@evil_bot',
  '(@evil)',
  '/pay',
  '/pay@evil_bot now',
  '#evil',
  '$EVIL to the moon',
  'pay me at evil@mail.io!',
  '4111111111111111',
  '4111 1111 1111 1111',
  '5500-0000-0000-0004',
  '+1 212 555 0123',
  'a "b" <c> & evil.io, then shop.io',
];
