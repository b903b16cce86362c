/** Milliseconds since 1970 UTC of a chain time, which is UTC without a zone letter: "2026-11-21T03:32:26". */
export function msOfChainTime(text: string): number {
  return Date.parse(`${text}Z`);
}

/** The chain time of a moment, truncated to whole seconds. */
export function chainTimeOfMs(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}

/** The chain time a number of seconds after another. */
export function chainTimeAfter(text: string, seconds: number): string {
  return chainTimeOfMs(msOfChainTime(text) + seconds * 1_000);
}
