/** Numbers sent as JSON numbers can gain an exponent; one beyond this limit is no amount. */
const largestExponent = 40;

/**
 * A decimal text without its exponent: '1.5e-7' is '0.00000015'. A text without one, or beyond the limit, stays
 * unchanged.
 */
export function withoutExponent(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '999'] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d{1,3})$/iu.exec(text) ?? [];
  if (Math.abs(Number(exponent)) > largestExponent) return text;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  const missing = '0'.repeat(Math.max(0, point - digits.length));
  return point < digits.length
    ? `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
    : sign + digits + missing;
}
