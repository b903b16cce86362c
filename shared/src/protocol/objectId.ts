import { AppError } from '../errors/appError.ts';

/** An object id in its parts: `1.2.17` is space 1, type 2, instance 17. */
export interface ObjectId {
  readonly space: number;
  readonly type: number;
  readonly instance: bigint;
}

// An id is 64 bits: space 8, type 8, instance 48 (chain.md §3).
const PATTERN = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,14})$/u;
const MAX_INSTANCE = (1n << 48n) - 1n;

function read(text: string): ObjectId | undefined {
  const [, space, type, instance] = PATTERN.exec(text) ?? [];
  if (space === undefined || type === undefined || instance === undefined) return undefined;
  const id = { space: Number(space), type: Number(type), instance: BigInt(instance) };
  return id.space > 255 || id.type > 255 || id.instance > MAX_INSTANCE ? undefined : id;
}

/**
 * The parts of an object id's text.
 * @throws AppError object_id.malformed
 */
export function parseObjectId(text: string): ObjectId {
  const id = read(text);
  if (id === undefined) throw new AppError('object_id.malformed', { text });
  return id;
}

/** True for the text of an object id, and, when a kind such as `1.2` is given, of that space and type. */
export function isObjectId(text: string, kind?: string): boolean {
  return read(text) !== undefined && (kind === undefined || text.startsWith(`${kind}.`));
}

/**
 * Orders object ids as the chain does, by number: 1.3.9 before 1.3.10.
 * @throws AppError object_id.malformed
 */
export function compareObjectIds(a: string, b: string): number {
  const left = parseObjectId(a);
  const right = parseObjectId(b);
  if (left.space !== right.space) return left.space - right.space;
  if (left.type !== right.type) return left.type - right.type;
  return left.instance < right.instance ? -1 : left.instance > right.instance ? 1 : 0;
}
