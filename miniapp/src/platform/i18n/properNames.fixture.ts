/** Names that are the same in every language: tests of the translations look past them. */
const properNames =
  /SmartHolder|DeFi AMMob|DEX|XBTS|Payeer|BTS|STH|APY|CSV|Memo|Waves|BNB Smart Chain|Ethereum|Android|Chrome/gu;

/** A text without values to fill in and without proper names. */
export function wordsOf(text: string): string {
  return text.replace(/\{\{.*?\}\}/gu, '').replace(properNames, '');
}
