interface Gathering<Value> {
  keys: Set<string>;
  answer: Promise<ReadonlyMap<string, Value>>;
}

/** Combines the keys requested in one turn of the event loop into one read; null for a key that its answer lacks. */
export function batchedReads<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let waiting: Gathering<Value> | null = null;

  function gather(): Gathering<Value> {
    const keys = new Set<string>();
    const turn = new Promise<void>((resolve) => setTimeout(resolve, 0));
    const answer = turn.then(() => {
      waiting = null;
      return read([...keys]);
    });
    return { keys, answer };
  }

  return async (key) => {
    waiting ??= gather();
    waiting.keys.add(key);
    return (await waiting.answer).get(key) ?? null;
  };
}
