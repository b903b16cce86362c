type Json = string | number | boolean | null | Json[] | { [member: string]: Json };

/** Optional members of an object; recorded ones with and without them are equivalent. */
const OPTIONAL = new Set([
  'for_liquidity_pool',
  'memo',
  'cashback_vb',
  'cashback_balance',
  'mto_id',
  'pay_vb',
]);
/** Possible members of extensions besides the recorded ones (chain.md §5). */
const EXTENSIONS: readonly (readonly [place: RegExp, names: readonly string[]])[] = [
  [
    /\.(?:common_)?options\.extensions$/,
    ['reward_percent', 'whitelist_market_fee_sharing', 'taker_fee_percent'],
  ],
];
/** 128 bit members: always text (chain.md §1). */
const ALWAYS_TEXT =
  /\.statistics\._?\w+_(?:amount|fee)(?:_[ab])?$|\.coin_seconds_earned$|\.virtual_value$|\.filled_amount$/;
const INTEGER = /^-?\d+$/;

/**
 * Places where `ours` differs in kind from `recorded`: other members or their order, other JSON types, an integer
 * printed against the rule of 32 bits (chain.md §1), a list that is empty on one side only, or a kind of element
 * missing on one side. Values are not compared.
 */
export function shapeDifferences(recorded: Json, ours: Json, path = '$'): string[] {
  if (isInteger(recorded) && isInteger(ours)) return integerDifferences(recorded, ours, path);
  if (kindOf(recorded) !== kindOf(ours)) return [`${path}: ${kindOf(ours)} instead of ${kindOf(recorded)}`];
  if (Array.isArray(recorded) && Array.isArray(ours)) return listDifferences(recorded, ours, path);
  if (isRecord(recorded) && isRecord(ours)) return memberDifferences(recorded, ours, path);
  return [];
}

function integerDifferences(recorded: string | number, ours: string | number, path: string): string[] {
  const isAlwaysText = (typeof recorded === 'string' && isSmall(recorded)) || ALWAYS_TEXT.test(path);
  const isNumber = isSmall(ours) || (path.endsWith('.ref_block_prefix') && BigInt(ours) < 2n ** 32n);
  const shouldBe = isAlwaysText || !isNumber ? 'string' : 'number';
  return typeof ours === shouldBe ? [] : [`${path}: ${JSON.stringify(ours)} should be a ${shouldBe}`];
}

function listDifferences(recorded: Json[], ours: Json[], path: string): string[] {
  if ((recorded.length === 0) !== (ours.length === 0))
    return [`${path}: ${ours.length} elements instead of ${recorded.length}`];
  // Operations, results and policies of another kind than the recorded one have another body.
  if (isVariant(recorded) && typeof ours[0] === 'number' && ours[0] !== recorded[0] && ours.length === 2)
    return [];
  if (isVariant(recorded) || isTuple(recorded)) {
    if (recorded.length !== ours.length)
      return [`${path}: ${ours.length} elements instead of ${recorded.length}`];
    return recorded.flatMap((element, index) =>
      shapeDifferences(element, ours[index] ?? null, `${path}[${index}]`),
    );
  }
  return [...elementDifferences(recorded, ours, path), ...absentKinds(recorded, ours, path)];
}

/** Every element of ours must resemble a recorded one of its kind. */
function elementDifferences(recorded: Json[], ours: Json[], path: string): string[] {
  return ours.flatMap((element, index) => {
    const alike = recorded.filter((candidate) => likeness(candidate) === likeness(element));
    const candidates = alike.length > 0 ? alike : recorded;
    const attempts = candidates.map((candidate) => shapeDifferences(candidate, element, `${path}[${index}]`));
    return attempts.sort((one, other) => one.length - other.length)[0] ?? [];
  });
}

/** Every kind of recorded element must be among ours. */
function absentKinds(recorded: Json[], ours: Json[], path: string): string[] {
  const found = new Set(ours.map(likeness));
  const absent = new Set(recorded.map(likeness).filter((kind) => !found.has(kind)));
  return [...absent].map((kind) => `${path}: no element like ${kind}`);
}

/** The kind of an element: for an object its required members, for a variant or pair the kind of its first element. */
function likeness(element: Json): string {
  if (isRecord(element)) return memberNames(element);
  if (Array.isArray(element) && isVariant(element)) return `variant ${element[0]}`;
  return kindOf(element);
}

function memberNames(object: Record<string, Json>, isMeant: (name: string) => boolean = () => true): string {
  return Object.keys(object)
    .filter((name) => !OPTIONAL.has(name) && isMeant(name))
    .join(' ');
}

function memberDifferences(
  recorded: Record<string, Json>,
  ours: Record<string, Json>,
  path: string,
): string[] {
  // An extension names its set members: the recorded ones must be present, and additional ones must be known.
  const known = EXTENSIONS.find(([place]) => place.test(path))?.[1] ?? [];
  const isKnown = (name: string) => name in recorded || !known.includes(name);
  const [wanted, found] = [memberNames(recorded), memberNames(ours, isKnown)];
  if (wanted !== found) return [`${path}: members "${found}" instead of "${wanted}"`];
  return Object.entries(recorded).flatMap(([name, value]) =>
    name in ours ? shapeDifferences(value, ours[name] ?? null, `${path}.${name}`) : [],
  );
}

/** `[tag, {…}]` as operations, results and policies are. */
function isVariant(list: Json[]): boolean {
  return list.length === 2 && typeof list[0] === 'number' && isRecord(list[1] ?? null);
}

/** Pairs such as `["name", "1.2.3"]` or `["key", {…}]`. */
function isTuple(list: Json[]): boolean {
  return list.length === 2 && kindOf(list[0] ?? null) !== kindOf(list[1] ?? null);
}

function isSmall(value: string | number): boolean {
  const integer = BigInt(value);
  return integer >= -(2n ** 31n) && integer < 2n ** 31n;
}

function isInteger(value: Json): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && INTEGER.test(value));
}

function kindOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function isRecord(value: Json): value is Record<string, Json> {
  return kindOf(value) === 'object';
}
