/** A price as one would type it: two decimals, and four significant digits below one. */
function typedPrice(price: number): string {
  if (price >= 1) return price.toFixed(2);
  return price.toFixed(Math.min(20, 3 - Math.floor(Math.log10(price)))).replace(/0+$/u, '');
}

/** The address of a new alert, with the present price as its level where one is known. */
export function alertPath(of: string, price: number | null): string {
  const asked = new URLSearchParams({ of });
  if (price !== null && price > 0) asked.set('at', typedPrice(price));
  return `/alerts?${asked}`;
}
