/** What a scanned text fills in: a payment link's fields, or the name in it. */
export function presetOf(text: string): { to: string; amount?: string; memo?: string; symbol?: string } {
  const query = /\?(.*)$/u.exec(text)?.[1];
  const search = new URLSearchParams(query ?? '');
  const to = search.get('to');
  if (to === null) return { to: text.trim() };
  const [amount, memo, symbol] = [search.get('amount'), search.get('memo'), search.get('asset')];
  return {
    to,
    ...(amount === null ? {} : { amount }),
    ...(memo === null ? {} : { memo }),
    ...(symbol === null ? {} : { symbol }),
  };
}
