/** Reads a long list in calls of at most `size` (chain.md §2, limits); keeps the order asked. */
export async function inBatches<Key, T>(
  keys: readonly Key[],
  size: number,
  read: (batch: readonly Key[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const batches: (readonly Key[])[] = [];
  for (let start = 0; start < keys.length; start += size) batches.push(keys.slice(start, start + size));
  return (await Promise.all(batches.map(read))).flat();
}
