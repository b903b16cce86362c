/** The first difference between two answers, for a person: `field` of `subject` has two values. */
export interface Difference {
  /** Symbol, name or id of the differing object; its place in the answer when it has none. */
  readonly subject: string;
  /** The chain's name of the member: `precision`, `memo_key`, `amount`. */
  readonly field: string;
  readonly oneSays: string;
  readonly otherSays: string;
}

/** A longer text is useless to a person. */
const LONGEST = 120;

type Members = Readonly<Record<string, unknown>>;

const hasMembers = (value: unknown): value is Members => isObject(value) && !(value instanceof Date);
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '—';
  const text = isObject(value)
    ? JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each))
    : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function nameOf(value: Members, other: Members): string | null {
  for (const key of ['symbol', 'name', 'asset_id', 'id']) {
    // A member that itself differs cannot name the object.
    if (typeof value[key] === 'string' && value[key] === other[key]) return value[key];
  }
  return null;
}

const keysOf = (one: Members, other: Members): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

function walk(one: unknown, other: unknown, subject: string, field: string): Difference | null {
  if (Object.is(one, other)) return null;
  // A Date has no members to compare.
  if (one instanceof Date && other instanceof Date && one.getTime() === other.getTime()) return null;
  const areBoth = hasMembers(one) && hasMembers(other) && Array.isArray(one) === Array.isArray(other);
  if (!areBoth) {
    return { subject, field, oneSays: textOf(one), otherSays: textOf(other) };
  }
  const named = nameOf(one, other) ?? subject;
  for (const key of keysOf(one, other)) {
    // A list index is no name.
    const inner = walk(one[key], other[key], named, Array.isArray(one) ? field : key);
    if (inner !== null) return inner;
  }
  return null;
}

/** Compares two answers of nodes member by member; null when they are equal. */
export const differenceOf = (one: unknown, other: unknown): Difference | null => walk(one, other, '', '');
