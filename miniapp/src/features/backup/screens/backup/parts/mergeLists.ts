/** How the entries of a list are told apart and brought together. */
export interface ListRule<Entry> {
  readonly keyOf: (entry: Entry) => string;
  /** Whether one is counted; every one unless said. */
  readonly isCounted?: (entry: Entry) => boolean;
  /** Whether one that is not here is added; every one unless said. */
  readonly isWanted?: (entry: Entry) => boolean;
  /** What is kept of one that is here too: the device's unless said, which is the newer one. */
  readonly join?: (here: Entry, there: Entry) => Entry;
  /** Whether the two say different things of what cannot change. */
  readonly contradicts?: (here: Entry, there: Entry) => boolean;
  /** Puts both together; what is added goes last unless said. */
  readonly arrange?: (here: readonly Entry[], added: readonly Entry[]) => readonly Entry[];
}

export interface Merged<Entry> {
  readonly list: readonly Entry[];
  /** How many entries are added or completed. */
  readonly added: number;
  /** Keys of those where the device and the backup contradict each other. */
  readonly contradicted: readonly string[];
}

/** A device's list with what a backup's has beyond it; nothing that is here is lost or replaced. */
export function mergeLists<Entry>(
  here: readonly Entry[],
  there: readonly Entry[],
  rule: ListRule<Entry>,
): Merged<Entry> {
  const { keyOf, isWanted = () => true, join = (own) => own, contradicts = () => false } = rule;
  const { arrange = (own, added) => [...own, ...added] } = rule;
  const theirs = new Map(there.map((entry) => [keyOf(entry), entry]));
  const known = new Set(here.map(keyOf));
  const added = [...theirs].flatMap(([key, entry]) => (!known.has(key) && isWanted(entry) ? [entry] : []));
  const contradicted: string[] = [];
  let completed = 0;
  const own = here.map((entry) => {
    const other = theirs.get(keyOf(entry));
    if (other === undefined) return entry;
    if (contradicts(entry, other)) {
      contradicted.push(keyOf(entry));
      return entry;
    }
    const joined = join(entry, other);
    if (joined !== entry) completed += 1;
    return joined;
  });
  return { list: arrange(own, added), added: added.length + completed, contradicted };
}
