/** How the entries of a list are identified and merged. */
export interface ListRule<Entry> {
  readonly keyOf: (entry: Entry) => string;
  /** Whether an entry counts; all by default. */
  readonly isCounted?: (entry: Entry) => boolean;
  /** Whether a missing entry is added; all by default. */
  readonly isWanted?: (entry: Entry) => boolean;
  /** The merged form of an entry on both sides; by default the device's, which is newer. */
  readonly join?: (here: Entry, there: Entry) => Entry;
  /** Whether the two contradict each other in something that cannot change. */
  readonly contradicts?: (here: Entry, there: Entry) => boolean;
  /** Joins both lists; by default new entries go last. */
  readonly arrange?: (here: readonly Entry[], added: readonly Entry[]) => readonly Entry[];
}

export interface Merged<Entry> {
  readonly list: readonly Entry[];
  /** The number of added or completed entries. */
  readonly added: number;
  /** Keys of the entries where device and backup contradict each other. */
  readonly contradicted: readonly string[];
}

/** A device's list plus the backup's further entries; nothing here is lost or replaced. */
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
