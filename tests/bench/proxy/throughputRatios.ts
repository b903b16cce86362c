import { runLoad } from './processes.ts';
import { processorSeconds } from './processorSeconds.ts';

/** Something that is asked; `pid` is the process that answers. */
export interface Target {
  readonly port: number;
  readonly path: string;
  readonly pid: number;
}

const rounds = 15;
const load = { connections: 64, pipelined: 4, ms: 1_000 };

/**
 * Our throughput over theirs, round by round; who begins alternates. Throughput is answers per second of the server's own processor
 * time, so that what else runs on the machine, the load itself included, does not enter.
 */
export async function throughputRatios(ours: Target, theirs: Target): Promise<number[]> {
  const ratios: number[] = [];
  // The first round warms both up.
  for (let round = -1; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const first = await throughput(isOursFirst ? ours : theirs);
    const second = await throughput(isOursFirst ? theirs : ours);
    if (round >= 0) ratios.push(isOursFirst ? first / second : second / first);
  }
  return ratios;
}

async function throughput({ port, path, pid }: Target): Promise<number> {
  const before = processorSeconds(pid);
  const { answers, asked, ms } = await runLoad({ ...load, port, path });
  const after = processorSeconds(pid);
  // The connections are warmed up before the answers are counted; the processor time is that of all of them.
  return before === undefined || after === undefined ? answers / (ms / 1_000) : asked / (after - before);
}
