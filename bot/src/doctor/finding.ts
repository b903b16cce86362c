/** What can be said of a thing: as it should be; works, but not well; not there; there, but not as it should be. */
export const verdicts = ['right', 'slow', 'missing', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** What the examination is about, in the order of its table. */
export const parts = ['settings', 'clock', 'nodes', 'services', 'messenger', 'database', 'page'] as const;
export type Part = (typeof parts)[number];

/** One row of the table. It holds no secret, and of addresses the host alone. */
export interface Finding {
  readonly part: Part;
  readonly name: string;
  readonly verdict: Verdict;
  /** What was seen, in a few words and figures. */
  readonly seen: string;
  /** What to do, in whole sentences; empty where nothing is to be done. */
  readonly advice: string;
  /** The settings ask for it to be so: no fault. */
  readonly isWanted: boolean;
}

/** How the rows of one part are made. */
export const findingsOf = (part: Part) => {
  const row =
    (verdict: Verdict, isWanted = false) =>
    (name: string, seen: string, advice = ''): Finding => ({ part, name, verdict, seen, advice, isWanted });
  return {
    right: row('right'),
    slow: row('slow'),
    missing: row('missing'),
    wrong: row('wrong'),
    /** Switched off, or not asked for. */
    off: row('missing', true),
  };
};

/** Whether something is to be done before users can be served well. */
export const isFault = ({ verdict, isWanted }: Finding): boolean =>
  !isWanted && (verdict === 'missing' || verdict === 'wrong');
