import { Agent } from 'node:http';
import type { Random } from '../../devnet/world/random.ts';
import { fuzzedRequest } from './fuzzedRequest.ts';
import type { FuzzedService } from './fuzzedService.ts';
import { sendFuzzed } from './sendFuzzed.ts';

const anyCode = /^\{"error":\{"code":"[a-z_]+\.[a-z_]+","message":"/u;
/** A 5xx must name a node, the chain or a service, not ourselves. */
const foreignCode = /^\{"error":\{"code":"(?:node|chain|service)\.[a-z_]+","message":"/u;

/**
 * Sends `count` requests and returns the violations: refusals without a code and a message, and 5xx caused by our own
 * fault.
 */
export async function sendMany(
  { url, launchData }: Pick<FuzzedService, 'url' | 'launchData'>,
  count: number,
  random: Random,
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const faults: string[] = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const fuzzed = fuzzedRequest(random, launchData);
      const { status, body } = await sendFuzzed(url, fuzzed, agent);
      // An answer to HEAD has no body for a code.
      const isRefused = status >= 400 && fuzzed.method !== 'HEAD';
      if (isRefused && !(status < 500 ? anyCode : foreignCode).test(body))
        faults.push(`${status} ${fuzzed.method} ${fuzzed.path.slice(0, 120)}: ${body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  agent.destroy();
  return faults;
}
