/** Characters and pairs that readers confuse, each with its representative. */
const twins: readonly [RegExp, string][] = [
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
  [/cl/gu, 'd'],
  [/0/gu, 'o'],
  [/[1i]/gu, 'l'],
  [/5/gu, 's'],
  [/8/gu, 'b'],
  [/2/gu, 'z'],
  [/[-.]/gu, ''],
];

/** The visual skeleton of a name: similar letters are merged, marks between them removed. */
export function skeletonOf(name: string): string {
  return twins.reduce((text, [seen, taken]) => text.replace(seen, taken), name.toLowerCase());
}

/** The number of typing slips that is still suspicious: in a short name every letter counts. */
function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** The number of letters to add, drop, change or swap between two texts (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + change);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, at(beforeLast, column - 2) + 1);
      line.push(least);
    }
    [beforeLast, last] = [last, line];
  }
  return at(last, b.length);
}

const at = (line: readonly number[], index: number): number => line[index] ?? 0;

/** True when two different names can be confused. */
export function looksAlike(a: string, b: string): boolean {
  if (a === b) return false;
  if (skeletonOf(a) === skeletonOf(b)) return true;
  const allowed = slipsAllowed(Math.min(a.length, b.length));
  return Math.abs(a.length - b.length) <= allowed && editDistance(a, b) <= allowed;
}

/** The first known name that a name can be confused with; undefined when there is none, or the name is one of them. */
export function findLookAlike<Known extends { name: string }>(
  name: string,
  known: readonly Known[],
): Known | undefined {
  if (known.some((each) => each.name === name)) return undefined;
  return known.find((each) => looksAlike(name, each.name));
}
