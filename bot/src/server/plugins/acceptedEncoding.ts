import { LRUCache } from 'lru-cache';

/** How a body goes out. */
export type Encoding = 'br' | 'gzip' | 'identity';

// Equivalent: what makes room is worked out again. Browsers send a handful of different values.
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding of a stored body that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string' || header.length > 200) return 'identity';
  const found = known.get(header);
  // Equivalent: what is known is what would be worked out again.
  if (found !== undefined) return found;
  const chosen = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  known.set(header, chosen);
  return chosen;
}

/** True when Accept-Encoding names the coding without a weight of 0 (RFC 9110 §12.5.3). */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((each) => {
    const [name, weight] = each.split(';');
    return name?.trim() === coding && !/^\s*q=0(?:\.0*)?\s*$/u.test(weight ?? '');
  });
}
