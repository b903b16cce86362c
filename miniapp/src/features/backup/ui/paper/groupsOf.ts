export const GROUP_SIZE = 4;

/** A password in groups of four, numbered from 1. */
export function groupsOf(password: string): { number: number; text: string }[] {
  const groups = password.match(/.{1,4}/gu) ?? [];
  return groups.map((text, index) => ({ number: index + 1, text }));
}

/** Two different group numbers, sorted; `random` returns numbers from 0 to below 1. */
export function twoGroups(count: number, random: () => number): [number, number] {
  const first = Math.floor(random() * count);
  const second = (first + 1 + Math.floor(random() * (count - 1))) % count;
  return [Math.min(first, second) + 1, Math.max(first, second) + 1];
}
