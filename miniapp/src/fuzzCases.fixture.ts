/**
 * How many cases each property of a fuzz test draws: VITE_FUZZ_CASES=10000 is the full run, the ordinary one is shorter. Each run draws
 * others; fast-check prints the seed of what fails.
 */
export const cases = Number(import.meta.env.VITE_FUZZ_CASES ?? 1_000);
