/** An item that was not loaded. */
export interface NotLoaded<Entry> {
  readonly entry: Entry;
  readonly error: unknown;
  /** False: only others with it are known to be refused. */
  readonly isOwn: boolean;
}

/**
 * Loads entries together; where one of them is refused, by halves, so that it does not take down the others, which may have been asked for
 * by somebody else. There are never more loads than entries: when that number is used up, the rest stay unloaded.
 * `load` gives what it failed with.
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

  /** Loads a part; its failure, which is noted where it is final, or undefined. */
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

  /** A part of which some entry is refused. */
  async function halve(part: readonly Entry[], error: unknown): Promise<void> {
    const middle = part.length >> 1;
    const [first, second] = [part.slice(0, middle), part.slice(middle)];
    const hasFailed = (await tryPart(first, error)) !== undefined;
    // Where the first half is whole the refused one is in the second: that need not be asked.
    if (hasFailed || left === 0) await tryPart(second, error);
    else if (second.length === 1) fail(second, error, true);
    else await halve(second, error);
  }

  await tryPart(entries, undefined);
  return failed;
}
