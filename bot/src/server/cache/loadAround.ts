/** An item that was not loaded. */
export interface NotLoaded<Entry> {
  readonly entry: Entry;
  readonly error: unknown;
  /** False: only a group with it is known to be refused. */
  readonly isOwn: boolean;
}

/**
 * Loads entries together. When one is refused it bisects, so that the others, which other callers may have requested,
 * still load. The number of loads never exceeds the number of entries: after that the rest stay unloaded. `load`
 * returns its error.
 */
export async function loadAround<Entry>(
  entries: readonly Entry[],
  load: (part: readonly Entry[]) => Promise<unknown>,
  isRefusal: (error: unknown) => boolean,
): Promise<NotLoaded<Entry>[]> {
  const failed: NotLoaded<Entry>[] = [];
  let left = entries.length;
  const fail = (part: readonly Entry[], error: unknown, isOwn: boolean) =>
    failed.push(...part.map((entry) => ({ entry, error, isOwn })));

  /** Loads a part; returns its failure, recorded if final, or undefined. */
  async function tryPart(part: readonly Entry[], known: unknown): Promise<unknown> {
    if (left === 0) {
      fail(part, known, false);
      return undefined;
    }
    left -= 1;
    const error = await load(part);
    if (error === undefined) return undefined;
    if (part.length > 1 && isRefusal(error)) await halve(part, error);
    else fail(part, error, true);
    return error;
  }

  /** A part with a refused entry. */
  async function halve(part: readonly Entry[], error: unknown): Promise<void> {
    const middle = part.length >> 1;
    const [first, second] = [part.slice(0, middle), part.slice(middle)];
    const hasFailed = (await tryPart(first, error)) !== undefined;
    // When the first half succeeds the refused entry is in the second, which needs no load of its own.
    if (hasFailed || left === 0) await tryPart(second, error);
    else if (second.length === 1) fail(second, error, true);
    else await halve(second, error);
  }

  await tryPart(entries, undefined);
  return failed;
}
