import { malformed, type Pack } from './packedValues.ts';

const listOf = (type: string, value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw malformed(type, value);
  return value;
};

const recordOf = (type: string, value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(type, value);
  return value as Readonly<Record<string, unknown>>;
};

/** The members of an object in the table's order; other members of the value are not signed. */
export function struct(members: Readonly<Record<string, Pack>>): Pack {
  const order = Object.entries(members);
  return (value, out) => {
    const record = recordOf('object', value);
    for (const [name, pack] of order) pack(Object.hasOwn(record, name) ? record[name] : undefined, out);
  };
}

/** A 0 for an absent member, else a 1 and the value. */
export const optional =
  (pack: Pack): Pack =>
  (value, out) => {
    out.integer(value === undefined ? 0n : 1n, 1);
    if (value !== undefined) pack(value, out);
  };

/** Items in the order given. */
export const list =
  (item: Pack): Pack =>
  (value, out) => {
    const items = listOf('list', value);
    out.varint(items.length);
    for (const each of items) item(each, out);
  };

/** The order of a set or a map: by `of` a key. */
export interface Order<Key> {
  of(value: unknown): Key;
  compare(a: Key, b: Key): number;
}

function sorted<Key>(
  entries: readonly { key: unknown; entry: unknown }[],
  { of, compare }: Order<Key>,
): readonly unknown[] {
  const keyed = entries.map(({ key, entry }) => ({ key: of(key), entry }));
  keyed.sort((a, b) => compare(a.key, b.key));
  const twice = keyed.find(({ key }, index) => {
    const before = keyed[index - 1];
    return before !== undefined && compare(before.key, key) === 0;
  });
  if (twice !== undefined) throw malformed('set without repetitions', twice.entry);
  return keyed.map(({ entry }) => entry);
}

/** Items in the chain's order, without duplicates. */
export const set =
  <Key>(item: Pack, order: Order<Key>): Pack =>
  (value, out) => {
    const items = listOf('set', value).map((each) => ({ key: each, entry: each }));
    list(item)(sorted(items, order), out);
  };

/** Pairs in the order of their keys, without duplicate keys. */
export function map<Key>(key: Pack, item: Pack, order: Order<Key>): Pack {
  const pair: Pack = (value, out) => {
    const [first, second] = listOf('pair', value);
    key(first, out);
    item(second, out);
  };
  return (value, out) => {
    const pairs = listOf('map', value).map((entry) => {
      const both = listOf('pair', entry);
      if (both.length !== 2) throw malformed('pair', entry);
      return { key: both[0], entry };
    });
    list(pair)(sorted(pairs, order), out);
  };
}

/** A tag and its content; `packs` may have holes. */
export const variant =
  (packs: Readonly<Record<number, Pack>>): Pack =>
  (value, out) => {
    const both = listOf('variant', value);
    const [tag, content] = both;
    const pack = typeof tag === 'number' && Object.hasOwn(packs, tag) ? packs[tag] : undefined;
    if (typeof tag !== 'number' || pack === undefined || both.length !== 2) throw malformed('variant', tag);
    out.varint(tag);
    pack(content, out);
  };

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** An unused placeholder of the chain: `[]` or `{}`, one byte 0. */
export const nothing: Pack = (value, out) => {
  if (!isEmpty(value)) throw malformed('nothing', value);
  out.varint(0);
};

/** Later members of an operation, each preceded by its number and only when present. */
export function extension(members: Readonly<Record<string, Pack>>): Pack {
  const order = Object.entries(members);
  return (value, out) => {
    if (isEmpty(value)) return out.varint(0);
    const record = recordOf('extension', value);
    const unknown = Object.keys(record).find((name) => !Object.hasOwn(members, name));
    if (unknown !== undefined) throw malformed('extension', unknown);
    const given = order.flatMap(([name, pack], index) =>
      record[name] === undefined ? [] : [{ index, pack, member: record[name] }],
    );
    out.varint(given.length);
    for (const { index, pack, member } of given) {
      out.varint(index);
      pack(member, out);
    }
  };
}
