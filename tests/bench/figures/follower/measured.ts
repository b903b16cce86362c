/** A speed: blocks a second by the clock, and by this process's own processor time. */
export interface Rate {
  readonly byWallTime: number;
  readonly byProcessorTime: number;
}

/** The rate of work over `blocks` blocks. Other processes do not affect the second figure. */
export async function rateOf(blocks: number, work: () => Promise<void>): Promise<Rate> {
  const began = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return {
    byWallTime: (blocks * 1_000) / (performance.now() - began),
    byProcessorTime: (blocks * 1_000_000) / (user + system),
  };
}
