import { errorFrame, NodeError } from './nodeError.ts';
import { instanceOf } from './objectStore.ts';
import type { AccountOptions, Authority } from './objects/accounts.ts';
import type { Asset, Price } from './objects/amounts.ts';
import type { AssetOptions } from './objects/assets.ts';
import type { HashLock } from './objects/timed.ts';
import { ZERO_TIME } from './time.ts';

/** Reads one member of JSON as a node does: a missing one gives the C++ default, unknown ones are ignored. */
export type Reader<Value> = (value: unknown) => Value;

export type Readers = { [member: string]: Reader<unknown> };
export type ReadOf<Members extends Readers> = { [Name in keyof Members]: ReturnType<Members[Name]> };

const PLACE = { file: 'variant.cpp', line: 0, method: 'from_variant' };
const LARGEST_INT64 = (1n << 63n) - 1n;

function failCast(format: string): never {
  throw new NodeError(7, errorFrame(PLACE, format));
}

function failParse(text: string): never {
  throw new NodeError(4, errorFrame(PLACE, `Couldn't parse ${text}`));
}

/** The members of an object, in the given order; members read as undefined are left out. */
export function record<Members extends Readers>(members: Members): Reader<ReadOf<Members>> {
  return (value) => {
    if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) {
      failCast('Invalid cast to Object');
    }
    const source: { [name: string]: unknown } = { ...value };
    const result: { [name: string]: unknown } = {};
    for (const [name, read] of Object.entries(members)) {
      const member = read(source[name]);
      if (member !== undefined) result[name] = member;
    }
    return result as ReadOf<Members>;
  };
}

/** int64, given as a number or as decimal text. */
export const int64: Reader<bigint> = (value) => {
  if (value === undefined) return 0n;
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^-?\d+$/u.test(value)) {
    const parsed = BigInt(value);
    return parsed > LARGEST_INT64 ? failParse('int64_t') : parsed;
  }
  return failParse('int64_t');
};

export const uint64: Reader<bigint> = (value) => {
  if (typeof value === 'string' && /^\d+$/u.test(value)) return BigInt(value);
  return int64(value);
};

/** An unsigned integer of at most 32 bits. */
export const uint: Reader<number> = (value) => {
  const parsed = int64(value);
  return parsed < 0n || parsed > 0xffffffffn ? failParse('uint64_t') : Number(parsed);
};

export const flag: Reader<boolean> = (value) => value === true || value === 'true' || value === 1;

export const text: Reader<string> = (value) => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : String(value);
};

export const time: Reader<string> = (value) => {
  if (value === undefined) return ZERO_TIME;
  const given = typeof value === 'string' ? value.replace(/Z$/u, '') : '';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u.test(given) ? given : failParse('fc::time_point_sec');
};

/** An id of one type; a missing one is instance 0. */
export function id(type: string): Reader<string> {
  return (value) => {
    if (value === undefined) return `${type}.0`;
    const given = typeof value === 'string' ? value : '';
    if (given.startsWith(`${type}.`) && /^\d+\.\d+\.(?:0|[1-9]\d*)$/u.test(given)) return given;
    const place = { file: 'object_id.hpp', line: 232, method: 'from_variant' };
    const condition = given.includes('.') ? 'space_type_id == type_id' : 'first_dot != std::string::npos';
    const note = given.includes('.') ? 'Invalid object ID type' : 'Missing the first dot';
    throw new NodeError(10, errorFrame(place, `${condition}: ${note}`));
  };
}

export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value) => (value === undefined || value === null ? undefined : read(value));
}

export function list<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value) => {
    if (value === undefined) return [];
    return Array.isArray(value) ? value.map((item) => read(item)) : failCast('Invalid cast to Array');
  };
}

/** A set of ids: unique, in numeric order. */
export function idSet(type: string): Reader<string[]> {
  return (value) => {
    const ids = new Set(list(id(type))(value));
    return [...ids].sort((one, other) => instanceOf(one) - instanceOf(other));
  };
}

/** Bytes as hex. */
export const hexBytes: Reader<string> = (value) => {
  const given = text(value);
  return /^(?:[0-9a-fA-F]{2})*$/u.test(given) ? given.toLowerCase() : failParse('hex');
};

/** static_variant of ripemd160, sha1, sha256 and hash160. */
export const hashLock: Reader<HashLock> = (value) => {
  const [tag, hash] = Array.isArray(value) ? value : failCast('Invalid cast to Array');
  const bytes = [20, 20, 32, 20][Number(tag)];
  const given = hexBytes(hash);
  return bytes === undefined || given.length !== bytes * 2
    ? failCast('Invalid cast to hash')
    : [Number(tag), given];
};

/** `extensions` that are an empty set. */
export const noExtensions: Reader<[]> = () => [];

/** `extensions` that are a struct of optional members: `{}`, `[]` or null are empty; an unknown member is an error. */
export function extensionStruct<Members extends Readers>(members: Members): Reader<ReadOf<Members>> {
  const read = record(members);
  return (value) => {
    if (value === undefined || value === null || Array.isArray(value)) return read({});
    for (const name of Object.keys(value)) {
      if (!(name in members)) {
        const place = { file: 'ext.hpp', line: 0, method: 'from_variant' };
        throw new NodeError(10, errorFrame(place, `_unknown: Unknown extension key ${name}`));
      }
    }
    return read(value);
  };
}

export const asset: Reader<Asset> = record({ amount: int64, asset_id: id('1.3') });
export const price: Reader<Price> = record({ base: asset, quote: asset });

function weights(read: Reader<string>): Reader<[string, number][]> {
  return list((pair) => {
    const [key, weight] = Array.isArray(pair) ? pair : failCast('Invalid cast to Array');
    return [read(key), uint(weight)];
  });
}

const accountWeights: Reader<[string, number][]> = (value) =>
  weights(id('1.2'))(value).sort(([one], [other]) => instanceOf(one) - instanceOf(other));

export const authority: Reader<Authority> = record({
  weight_threshold: uint,
  account_auths: accountWeights,
  key_auths: weights(text),
  address_auths: weights(text),
});

/** A set of vote ids: by their instances alone (P/vote.hpp), each once. */
const voteSet: Reader<string[]> = (value) => {
  const instanceOfVote = (vote: string) => Number(vote.slice(vote.indexOf(':') + 1));
  return [...new Set(list(text)(value))].sort((one, other) => instanceOfVote(one) - instanceOfVote(other));
};

export const accountOptions: Reader<AccountOptions> = record({
  memo_key: text,
  voting_account: id('1.2'),
  num_witness: uint,
  num_committee: uint,
  votes: voteSet,
  extensions: noExtensions,
});

export const assetOptions: Reader<AssetOptions> = record({
  max_supply: int64,
  market_fee_percent: uint,
  max_market_fee: int64,
  issuer_permissions: uint,
  flags: uint,
  core_exchange_rate: price,
  whitelist_authorities: idSet('1.2'),
  blacklist_authorities: idSet('1.2'),
  whitelist_markets: idSet('1.3'),
  blacklist_markets: idSet('1.3'),
  description: text,
  extensions: extensionStruct({
    reward_percent: optional(uint),
    whitelist_market_fee_sharing: optional(idSet('1.2')),
    taker_fee_percent: optional(uint),
  }) as Reader<AssetOptions['extensions']>,
});

export const memo = record({ from: text, to: text, nonce: uint64, message: text });

export type VestingInitializer =
  | [0, { begin_timestamp: string; vesting_cliff_seconds: number; vesting_duration_seconds: number }]
  | [1, { start_claim: string; vesting_seconds: number }]
  | [2, Record<string, never>];

const linearInitializer = record({
  begin_timestamp: time,
  vesting_cliff_seconds: uint,
  vesting_duration_seconds: uint,
});
const cddInitializer = record({ start_claim: time, vesting_seconds: uint });

export const vestingInitializer: Reader<VestingInitializer> = (value) => {
  const [tag, members]: unknown[] = Array.isArray(value) ? value : [0, undefined];
  if (tag === 0) return [0, linearInitializer(members)];
  if (tag === 1) return [1, cddInitializer(members)];
  return tag === 2 ? [2, {}] : failParse('static_variant');
};
