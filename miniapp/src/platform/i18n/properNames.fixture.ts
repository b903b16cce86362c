/** Names that are the same in every language: tests of the translations ignore them. */
const properNames =
  /SmartHolder|DeFi AMMob|DEX|XBTS|Payeer|BTS|STH|APY|CSV|Memo|Waves|BNB Smart Chain|Ethereum|Android|Chrome/gu;

/** A text without placeholders and proper names. */
export function wordsOf(text: string): string {
  return text.replace(/\{\{.*?\}\}/gu, '').replace(properNames, '');
}
