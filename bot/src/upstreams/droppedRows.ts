/** How many bad rows were left out of a parsed answer: of the list itself, or of the lists that are its members. */
export function droppedIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  return [answer, ...Object.values(answer)].reduce(
    (sum: number, part) => sum + (hasDropped(part) ? part.dropped : 0),
    0,
  );
}

function hasDropped(part: unknown): part is { dropped: number } {
  return typeof part === 'object' && part !== null && 'dropped' in part && typeof part.dropped === 'number';
}
