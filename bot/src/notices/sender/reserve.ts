/** Items fetched a few at a time, and early, so that takers seldom wait. */
export interface Reserve<Item> {
  /** The next one; undefined when there is none now. Rejects like the fetch. */
  take(): Promise<Item | undefined>;
  /** Everything fetched and not taken. */
  drain(): Promise<Item[]>;
}

/** A reserve with a maximum size, which fetches again when no more than half of it is left. */
export function createReserve<Item>(
  fetchMore: () => Promise<readonly Item[]>,
  atOnce: number,
): Reserve<Item> {
  let items: Item[] = [];
  let coming: Promise<void> | undefined;
  const order = (): Promise<void> => {
    coming ??= fetchMore()
      .then((more) => {
        items.push(...more);
      })
      .finally(() => {
        coming = undefined;
      });
    return coming;
  };
  return {
    take: async () => {
      if (items.length === 0) await order();
      const item = items.shift();
      // The next taker of the empty reserve meets a failed early fetch again.
      if (item !== undefined && 2 * items.length <= atOnce) order().catch(() => undefined);
      return item;
    },
    drain: async () => {
      await coming?.catch(() => undefined);
      const left = items;
      items = [];
      return left;
    },
  };
}
