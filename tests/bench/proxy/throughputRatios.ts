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

/**
 * Our throughput over theirs, a ratio a round; who begins alternates. It is answers per second of the server's own processor time, so that what
 * else runs on the machine, the load itself included, does not enter; per second of the clock where processor time is not told.
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
  if (before === undefined || after === undefined) return answers / (ms / 1_000);
  // The connections are warmed up before the count; the processor time covers all answers.
  return asked / (after.own - before.own + after.system - before.system);
}
