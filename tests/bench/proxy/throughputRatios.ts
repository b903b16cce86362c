import { runLoad } from './processes.ts';
import { processorSeconds } from './processorSeconds.ts';

/** The target of requests; `pid` is the answering process. */
export interface Target {
  readonly port: number;
  readonly path: string;
  readonly pid: number;
}

const rounds = 15;
const load = { connections: 64, pipelined: 4, ms: 1_000 };

/** Our throughput over theirs, one ratio per round. */
export interface Ratios {
  /** Answers per second of the server's own processor time: other load on the machine does not count. */
  readonly byProcessorTime: number[];
  /** Answers per second of the clock. */
  readonly byWallTime: number[];
  /** The cost of each answer. */
  readonly ours: Cost[];
  readonly theirs: Cost[];
}

/** Microseconds of processor time per answer, and the part spent in the system's calls, 0 to 1. */
export interface Cost {
  readonly us: number;
  readonly systemShare: number;
}

interface Throughput {
  readonly byProcessorTime: number;
  readonly byWallTime: number;
  readonly cost: Cost | undefined;
}

/**
 * Compares the two round by round, alternating the start. Without a known processor time, both ratios use the clock.
 */
export async function throughputRatios(ours: Target, theirs: Target): Promise<Ratios> {
  const ratios: Ratios = { byProcessorTime: [], byWallTime: [], ours: [], theirs: [] };
  // The first round warms both up.
  for (let round = -1; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const first = await throughput(isOursFirst ? ours : theirs);
    const second = await throughput(isOursFirst ? theirs : ours);
    if (round < 0) continue;
    const [our, their] = isOursFirst ? [first, second] : [second, first];
    ratios.byProcessorTime.push(our.byProcessorTime / their.byProcessorTime);
    ratios.byWallTime.push(our.byWallTime / their.byWallTime);
    if (our.cost !== undefined) ratios.ours.push(our.cost);
    if (their.cost !== undefined) ratios.theirs.push(their.cost);
  }
  return ratios;
}

async function throughput({ port, path, pid }: Target): Promise<Throughput> {
  const before = processorSeconds(pid);
  const { answers, asked, ms } = await runLoad({ ...load, port, path });
  const after = processorSeconds(pid);
  const byWallTime = answers / (ms / 1_000);
  if (before === undefined || after === undefined)
    return { byProcessorTime: byWallTime, byWallTime, cost: undefined };
  // The connections are warmed up before the count; the processor time covers all answers.
  const system = after.system - before.system;
  const seconds = after.own - before.own + system;
  return {
    byProcessorTime: asked / seconds,
    byWallTime,
    cost: { us: (seconds * 1_000_000) / asked, systemShare: system / seconds },
  };
}
