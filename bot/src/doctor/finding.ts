/** The verdicts: right; works, but slowly; missing; present, but wrong. */
export const verdicts = ['right', 'slow', 'missing', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** The parts of the examination, in the order of its table. */
export const parts = ['settings', 'clock', 'nodes', 'services', 'messenger', 'database', 'page'] as const;
export type Part = (typeof parts)[number];

/** One row of the table. It contains no secret, and only the host of addresses. */
export interface Finding {
  readonly part: Part;
  readonly name: string;
  readonly verdict: Verdict;
  /** The observation, in a few words and figures. */
  readonly seen: string;
  /** The remedy, in whole sentences; empty when there is nothing to do. */
  readonly advice: string;
  /** The settings ask for this state: no fault. */
  readonly isWanted: boolean;
}

/** Makes the rows of one part. */
export const findingsOf = (part: Part) => {
  const row =
    (verdict: Verdict, isWanted = false) =>
    (name: string, seen: string, advice = ''): Finding => ({ part, name, verdict, seen, advice, isWanted });
  return {
    right: row('right'),
    slow: row('slow'),
    missing: row('missing'),
    wrong: row('wrong'),
    /** Switched off, or not requested. */
    off: row('missing', true),
  };
};

/** Whether something must be done before users can be served well. */
export const isFault = ({ verdict, isWanted }: Finding): boolean =>
  !isWanted && (verdict === 'missing' || verdict === 'wrong');
