import type { Random } from '../../devnet/world/random.ts';

/** Replacements for a value: nothing, the wrong type, numbers at the edges, texts with a meaning elsewhere. */
const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e308,
  -1e-320,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '-0',
  '1e5',
  '0x10',
  '9'.repeat(40),
  '1.2.99999999999999999999',
  '1.2.0',
  '2038-01-19T03:14:08',
  '0000-00-00T00:00:00',
  'NaN',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '\u0000',
  '\ud800',
  '\u202e\ufeff',
  'я'.repeat(300),
  'a'.repeat(70_000),
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: null },
];

const keys = ['__proto__', 'constructor', 'toString', 'id', 'amount', '', 'then', 'length'] as const;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value);

function spoilList(random: Random, list: readonly unknown[]): unknown {
  const at = Math.floor(random.between(0, list.length + 1));
  switch (Math.floor(random.between(0, 4))) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(at, 0, random.pick(values));
    case 2:
      return [...list, ...list];
    default:
      return list.map((item, index) => (index === at ? spoilJson(random, item) : item));
  }
}

function spoilRecord(random: Random, record: Readonly<Record<string, unknown>>): unknown {
  const names = Object.keys(record);
  if (names.length === 0) return { [random.pick(keys)]: random.pick(values) };
  const name = random.pick(names);
  const others = Object.entries(record).filter(([key]) => key !== name);
  switch (Math.floor(random.between(0, 5))) {
    case 0:
      return Object.fromEntries(others);
    case 1:
      return Object.fromEntries([...others, [random.pick(keys), record[name]]]);
    default:
      return Object.fromEntries([...others, [name, spoilJson(random, record[name])]]);
  }
}

/** A JSON value with one fault somewhere; the original stays unchanged. */
export function spoilJson(random: Random, value: unknown): unknown {
  if (random.next() < 0.08) return random.pick(values);
  if (isList(value)) return spoilList(random, value);
  if (isRecord(value)) return spoilRecord(random, value);
  if (typeof value === 'string' && random.next() < 0.5) return spoilText(random, value);
  return random.pick(values);
}

const pieces = [
  '%',
  '%00',
  '&',
  '=',
  '?',
  '"',
  '\\',
  '{',
  ']',
  '\n',
  '\u0000',
  '\ud800',
  '--',
  '_',
  '0',
  'e9',
  '\u202e',
];

/** A text with a missing, doubled, misplaced or strange part. */
export function spoilText(random: Random, text: string): string {
  const at = Math.floor(random.between(0, text.length + 1));
  const to = Math.min(text.length, at + Math.floor(random.between(0, 12)));
  switch (Math.floor(random.between(0, 6))) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, to) + text.slice(at);
    case 3:
      return (
        text.slice(0, at) + random.pick(pieces).repeat(1 + Math.floor(random.between(0, 40))) + text.slice(at)
      );
    case 4:
      return (
        text.slice(0, at) + String.fromCharCode(Math.floor(random.between(0, 0x1_0000))) + text.slice(at + 1)
      );
    default:
      return text.slice(at) + text.slice(0, at);
  }
}
