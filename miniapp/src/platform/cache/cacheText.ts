/** Markers for values that JSON cannot express. */
type Marked = { $bigint: string } | { $map: [unknown, unknown][] };

/** A cache as text: bigints and maps survive. */
export function toCacheText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown): unknown => {
    if (typeof part === 'bigint') return { $bigint: part.toString() } satisfies Marked;
    if (part instanceof Map) return { $map: [...part] } satisfies Marked;
    return part;
  });
}

/** The cache of a text made by toCacheText. */
export function fromCacheText(text: string): unknown {
  return revived(JSON.parse(text));
}

/** In place: JSON's own reviver takes three times as long, and a start waits for it. */
function revived(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if ('$bigint' in part && typeof part.$bigint === 'string') return BigInt(part.$bigint);
  const members = part as Record<string, unknown>;
  for (const key of Object.keys(members)) members[key] = revived(members[key]);
  return '$map' in part && Array.isArray(part.$map) ? new Map(part.$map) : part;
}
