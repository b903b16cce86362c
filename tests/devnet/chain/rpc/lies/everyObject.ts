import type { JsonValue } from '../../json.ts';
import type { JsonObject } from './lie.ts';

const OBJECT_ID = /^\d+\.\d+\.\d+$/;

/** The value with every chain object replaced by the result of `tell`; a withheld object is null. */
export function everyObject(value: JsonValue, tell: (object: JsonObject) => JsonObject | null): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => everyObject(item, tell));
  const members = Object.entries(value).map(([name, item]) => [name, everyObject(item, tell)] as const);
  const copy: JsonObject = Object.fromEntries(members);
  return typeof copy.id === 'string' && OBJECT_ID.test(copy.id) ? tell(copy) : copy;
}

/** A member that is an object itself; an empty one when it is not. */
export function objectIn(object: JsonObject, name: string): JsonObject {
  const member = object[name];
  return typeof member === 'object' && member !== null && !Array.isArray(member) ? member : {};
}
