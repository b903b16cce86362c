/** A percentage above 0, up to 100, with at most two decimals, in hundredths of a percent; null for any other text. */
export function readPercent(text: string): number | null {
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/u.test(text.trim())) return null;
  const hundredths = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return hundredths > 0 && hundredths <= 10_000 ? hundredths : null;
}
