/** Members sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(members).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(members[name])]));
}

/** A value's canonical text, independent of the order of members; amounts appear as digits. */
export const sortedText = (value: unknown): string => JSON.stringify(sorted(value));
