import type { JsonValue } from '../../devnet/chain/json.ts';

/** Numbers with a fraction were computed with floats there. */
const TOLERANCE = 1e-9;

const isObject = (value: unknown): value is { [member: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function areNear(one: number, other: number): boolean {
  const isWhole = Number.isInteger(one) && Number.isInteger(other);
  return !isWhole && Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one));
}

/**
 * Every place at which an answer differs from the recorded one, member by member; the order of members does not matter.
 */
export function floatDifferences(
  recorded: JsonValue | undefined,
  ours: JsonValue | undefined,
  path = '$',
): string[] {
  if (Object.is(recorded, ours)) return [];
  if (typeof recorded === 'number' && typeof ours === 'number' && areNear(recorded, ours)) return [];
  if (Array.isArray(recorded) && Array.isArray(ours)) {
    const length = Math.max(recorded.length, ours.length);
    return Array.from({ length }, (_, index) =>
      floatDifferences(recorded[index], ours[index], `${path}[${index}]`),
    ).flat();
  }
  if (isObject(recorded) && isObject(ours)) {
    const members = [...new Set([...Object.keys(recorded), ...Object.keys(ours)])];
    return members.flatMap((member) => floatDifferences(recorded[member], ours[member], `${path}.${member}`));
  }
  return [`${path}: ${JSON.stringify(ours)} instead of ${JSON.stringify(recorded)}`];
}
