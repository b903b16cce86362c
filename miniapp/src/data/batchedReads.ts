/**
 * Gathers the keys asked for in one turn of the event loop into one read of at most `limit` keys each.
 * Resolves to null for a key that the read's answer does not hold.
 */
export function batchedReads<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  limit: number,
): (key: string) => Promise<Value | null> {
  let waiting: { keys: Set<string>; answer: Promise<ReadonlyMap<string, Value>> } | null = null;

  function gather(): { keys: Set<string>; answer: Promise<ReadonlyMap<string, Value>> } {
    const keys = new Set<string>();
    const turn = new Promise<void>((resolve) => setTimeout(resolve, 0));
    const answer = turn.then(() => {
      if (waiting?.keys === keys) waiting = null;
      return read([...keys]);
    });
    return { keys, answer };
  }

  return async (key) => {
    if (waiting === null || waiting.keys.size >= limit) waiting = gather();
    waiting.keys.add(key);
    return (await waiting.answer).get(key) ?? null;
  };
}
