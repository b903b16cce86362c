/** One small change of one file: `becomes` replaces the text between `start` and `end` (in UTF-16 units). */
export interface Mutant {
  /** Relative to the repository's root, with slashes. */
  readonly file: string;
  readonly line: number;
  /** The text before it on its line, which stays valid when lines move. */
  readonly before: string;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
}

/** The file's text with the change. Throws if the file has changed since the mutant was found. */
export function mutate(source: string, { start, end, was, becomes, file }: Mutant): string {
  if (source.slice(start, end) !== was) throw new Error(`${file} has changed since its mutants were listed`);
  return source.slice(0, start) + becomes + source.slice(end);
}
