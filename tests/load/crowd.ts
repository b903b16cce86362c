import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Tally } from './tally.ts';

/** The behaviour of a crowd of simulated mini apps. */
export interface CrowdOrder {
  /** The servers' ports; the apps are spread over them. */
  readonly ports: readonly number[];
  readonly apps: number;
  /** Arrivals by the clock; 0: `atOnce` at a time, the next when one is served. */
  readonly perSecond: number;
  readonly atOnce: number;
  /** How long an app stays, and how often it sends a request. */
  readonly idleMs: number;
  readonly readEveryMs: number;
  readonly everyNthSubscribes: number;
  /** Files that the page names. */
  readonly files: readonly string[];
  /** The bot's token, which signs launch data. */
  readonly token: string;
  /** The first user number: another crowd has other people. */
  readonly firstUser: number;
}

/**
 * Runs a crowd in a separate process; calls `onArrived` when all are there. Resolves to the results of its requests.
 */
export async function runCrowd(
  order: CrowdOrder,
  onArrived: (tally: Tally) => void = () => undefined,
): Promise<Tally> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'crowdProcess.ts'), JSON.stringify(order)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let gone: Tally | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    const { stage, tally } = JSON.parse(line) as { stage: string; tally: Tally };
    if (stage === 'arrived') onArrived(tally);
    else gone = tally;
  }
  if (gone === undefined) throw new Error('the crowd ended before its time');
  if (gone.failures > 0) console.log('no answers:', gone.reasons, 'answers:', gone.answers);
  return gone;
}
