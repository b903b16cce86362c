import type { JsonValue } from '../json.ts';
import {
  assertChain,
  errorFrame,
  failChain,
  NodeError,
  type NodeErrorFrame,
  type SourcePlace,
} from '../ledger/nodeError.ts';
import type { Asset, Price } from '../ledger/objects/amounts.ts';

/**
 * Conversions of JSON-RPC arguments as in fc::variant (fc/src/variant.cpp): texts of numbers are numbers, null is zero
 * or empty.
 */

const VARIANT: SourcePlace = { file: 'variant.cpp', line: 421, method: 'as_uint64' };
const OBJECT_ID: SourcePlace = { file: 'object_id.hpp', line: 232, method: 'from_variant' };
const LIMIT: SourcePlace = { file: 'database_api.cpp', line: 790, method: 'limit' };

/** True for a trailing argument that was left out or is null. */
export function isAbsent(argument: unknown): argument is null | undefined {
  return argument === undefined || argument === null;
}

/** An unsigned integer below 2^53. */
export function readUint(argument: unknown): number {
  if (isAbsent(argument)) return 0;
  if (typeof argument === 'boolean') return argument ? 1 : 0;
  if (typeof argument === 'number') return Math.trunc(argument);
  if (typeof argument === 'string') {
    if (!/^\d+$/.test(argument)) failChain(4, VARIANT, "Couldn't parse uint64_t", {});
    return Number(argument);
  }
  return badCast(argument, 'uint64');
}

/** An unsigned integer, or the default if the argument was left out. */
export function readUintOr(argument: unknown, fallback: number): number {
  return isAbsent(argument) ? fallback : readUint(argument);
}

/** A text; numbers and booleans become their text. */
export function readText(argument: unknown): string {
  if (isAbsent(argument)) return '';
  if (typeof argument === 'object') return badCast(argument, 'string');
  return String(argument);
}

/** A boolean, or the default if the argument was left out. */
export function readBooleanOr(argument: unknown, fallback: boolean): boolean {
  if (isAbsent(argument)) return fallback;
  if (typeof argument === 'boolean') return argument;
  if (argument === 'true' || argument === 'false') return argument === 'true';
  if (typeof argument === 'number') return argument !== 0;
  return badCast(argument, 'bool');
}

/** A list. */
export function readList(argument: unknown): unknown[] {
  if (Array.isArray(argument)) return argument;
  return badCast(argument, 'array');
}

/** A list of texts. */
export function readTexts(argument: unknown): string[] {
  return readList(argument).map(readText);
}

/** An object such as a transaction. */
export function readRecord(argument: unknown): Record<string, unknown> {
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) {
    return badCast(argument, 'object');
  }
  return argument as Record<string, unknown>;
}

/** A price object. */
export function readPrice(argument: unknown): Price {
  const { base, quote } = readRecord(argument);
  return { base: readAsset(base), quote: readAsset(quote) };
}

function readAsset(argument: unknown): Asset {
  const { amount, asset_id } = readRecord(argument);
  return { amount: BigInt(readText(amount)), asset_id: readObjectId(asset_id, '1.3.') };
}

/** Chain time text as whole seconds since 1970; absent is the given default. */
export function readTimeOr(argument: unknown, fallback: number): number {
  if (isAbsent(argument)) return fallback;
  const seconds = Date.parse(`${readText(argument)}Z`) / 1000;
  if (Number.isNaN(seconds)) {
    failChain(
      4,
      { file: 'time.cpp', line: 54, method: 'from_iso_string' },
      'unable to parse ISO-date-string',
      {},
    );
  }
  return seconds;
}

/** An object id; with a prefix such as `1.2.` it must be of that kind. */
export function readObjectId(argument: unknown, kind = ''): string {
  const text = readText(argument);
  try {
    assertObjectId(text, kind);
  } catch (error) {
    throw error instanceof NodeError ? error.addFrame(objectIdFrame(text)) : error;
  }
  return text;
}

function assertObjectId(text: string, kind: string): void {
  const [space, type, instance] = text.split('.');
  assertChain(type !== undefined, OBJECT_ID, 'first_dot != std::string::npos', 'Missing the first dot');
  assertChain(instance !== undefined, OBJECT_ID, 'second_dot != std::string::npos', 'Missing the second dot');
  for (const part of [space, type, instance]) {
    if (part === undefined || !/^\d+$/.test(part)) failChain(4, OBJECT_ID, "Couldn't parse uint64_t", {});
  }
  assertChain(
    text.startsWith(kind),
    OBJECT_ID,
    'space == SpaceID && type == TypeID',
    'Invalid object id type',
  );
}

function objectIdFrame(text: string): NodeErrorFrame {
  return errorFrame({ ...OBJECT_ID, line: 243 }, '', { var: text }, 'warn');
}

/** The caller's limit; one above the node's configuration is refused, like every limit (chain.md §2). */
export function readLimit(
  argument: unknown,
  fallback: number,
  configured: number,
  place: Partial<SourcePlace> = {},
): number {
  const limit = readUintOr(argument, fallback);
  assertWithinLimit(limit, configured, place);
  return limit;
}

/** Refuses a limit over the configured one with the node's message. */
export function assertWithinLimit(limit: number, configured: number, place: Partial<SourcePlace> = {}): void {
  assertChain(
    limit <= configured,
    { ...LIMIT, ...place },
    'limit <= configured_limit',
    'limit can not be greater than ${configured_limit}',
    {
      configured_limit: configured,
    },
  );
}

function badCast(argument: unknown, wanted: string): never {
  return failChain(7, VARIANT, `Invalid cast from \${type} to ${wanted}`, { type: variantTypeOf(argument) });
}

function variantTypeOf(argument: unknown): JsonValue {
  if (isAbsent(argument)) return 'null_type';
  if (Array.isArray(argument)) return 'array_type';
  if (typeof argument === 'number') return Number.isInteger(argument) ? 'int64_type' : 'double_type';
  return { string: 'string_type', boolean: 'bool_type' }[typeof argument as string] ?? 'object_type';
}
