/** A number of some; 0 behind the last one. */
export const numberAt = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

/** The last of growing sums, from one on, that is below a number; that one where none is. */
export function lastBelow(sums: Float64Array, number: number, from: number): number {
  let [low, high] = [from, sums.length - 1];
  while (low < high) {
    // Equivalent: any one between the two finds the same.
    const middle = (low + high + 1) >> 1;
    if (numberAt(sums, middle) < number) low = middle;
    else high = middle - 1;
  }
  return low;
}
