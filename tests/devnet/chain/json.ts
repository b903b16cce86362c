/** Any value a node prints or reads; stored objects hold bigint where the chain has 64 or 128 bit integers. */
export type ChainValue =
  | bigint
  | number
  | string
  | boolean
  | null
  | ChainValue[]
  | { [member: string]: ChainValue };

/** What JSON.stringify writes without loss. */
export type JsonValue = number | string | boolean | null | JsonValue[] | { [member: string]: JsonValue };

const LARGEST_SIGNED_NUMBER = 0x7fffffffn;
const SMALLEST_SIGNED_NUMBER = -0x80000000n;
const LARGEST_UNSIGNED_NUMBER = 0xffffffffn;

/** uint128 members, always printed as text (chain.md §1 JSON encoding). */
const WIDE_MEMBERS = new Set([
  'virtual_value',
  'coin_seconds_earned',
  'filled_amount',
  'recent_slots_filled',
]);
const POOL_STATISTIC = /^(?:_24h|total)_(?:deposit|withdrawal|exchange)_.*(?:amount|fee)/;
/** uint64 members: of memos, and votes of witnesses, committee members and workers. */
const UNSIGNED_MEMBERS = new Set(['nonce', 'total_votes', 'total_votes_for', 'total_votes_against']);

/** Prints a signed 64 bit integer: a number inside 32 bits, else decimal text. */
export function encodeSigned(value: bigint): number | string {
  return value >= SMALLEST_SIGNED_NUMBER && value <= LARGEST_SIGNED_NUMBER ? Number(value) : value.toString();
}

/** Prints an unsigned 64 bit integer: a number up to 4294967295, else decimal text. */
export function encodeUnsigned(value: bigint): number | string {
  return value <= LARGEST_UNSIGNED_NUMBER ? Number(value) : value.toString();
}

/** Turns a stored object, a list or an operation into the JSON a node prints (chain.md §1); absent members are left out. */
export function encodeJson(value: unknown): JsonValue {
  return encodeMember(value, '', false);
}

function encodeMember(value: unknown, member: string, isTicker: boolean): JsonValue {
  if (typeof value === 'bigint') return encodeInteger(value, member, isTicker);
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((item) => encodeMember(item, member, isTicker));
  const result: { [name: string]: JsonValue } = {};
  const entries = Object.entries(value);
  const ticker = isTicker || entries.some(([name, item]) => name === 'id' && String(item).startsWith('5.2.'));
  for (const [name, item] of entries) {
    if (item !== undefined) result[name] = encodeMember(item, name, ticker);
  }
  return result;
}

function encodeInteger(value: bigint, member: string, isTicker: boolean): number | string {
  if (WIDE_MEMBERS.has(member) || POOL_STATISTIC.test(member)) return value.toString();
  if (isTicker && member.endsWith('_volume')) return value.toString();
  return UNSIGNED_MEMBERS.has(member) ? encodeUnsigned(value) : encodeSigned(value);
}
