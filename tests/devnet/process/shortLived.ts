/**
 * Node flags for the processes of tests: the code of the embedded database engine is compiled once, fast, and not a
 * second time for speed, which only pays off after minutes.
 */
export const shortLived = ['--liftoff-only'] as const;

/** Those flags for a child process, if this one belongs to a test. */
export const flagsOfChild: readonly string[] = process.env.VITEST === undefined ? [] : shortLived;
