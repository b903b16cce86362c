/**
 * Flags of Node for the processes of tests: what the embedded database engine is made of is compiled once, fast, and not a second time
 * for speed, which a process would have to run for minutes to gain by.
 */
export const shortLived = ['--liftoff-only'] as const;

/** Those flags for a process that this one starts, when this one is a test's. */
export const flagsOfChild: readonly string[] = process.env.VITEST === undefined ? [] : shortLived;
