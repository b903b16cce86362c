import { FailedStart } from '../process/failedStart.ts';
import { takenPorts, type WantedPort } from '../process/ports.ts';
import type { DevnetPorts } from '../startDevnet.ts';

/** `npm start` listens only on this machine. */
export const startHost = '127.0.0.1';

const nodePorts = [8090, 8091, 8092] as const;

/** The ports of `npm start`; PORT moves the one of the bot and the plain page. */
export function fixedPorts(environment: NodeJS.ProcessEnv): DevnetPorts {
  const bot = Number(environment.PORT || 8080);
  return { nodes: nodePorts, services: 8071, messenger: 8072, controls: 8073, bot };
}

/** @throws FailedStart with every port in use, before anything is started */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const taken = await takenPorts(wanted, startHost);
  if (taken.length > 0) throw new FailedStart(taken.join('\n'));
}
