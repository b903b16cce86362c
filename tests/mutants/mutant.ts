/** One small change of one file: the text between `start` and `end` (in UTF-16 units) becomes `becomes`. */
export interface Mutant {
  /** Below the repository's root, with slashes. */
  readonly file: string;
  readonly line: number;
  /** What stands on its line before it: that is still so when the lines have moved. */
  readonly before: string;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
}

/** The file's text with the change made. Throws where the file is no longer the one that the mutant was found in. */
export function mutate(source: string, { start, end, was, becomes, file }: Mutant): string {
  if (source.slice(start, end) !== was) throw new Error(`${file} has changed since its mutants were listed`);
  return source.slice(0, start) + becomes + source.slice(end);
}
