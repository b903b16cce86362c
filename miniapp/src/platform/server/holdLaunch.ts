import { hasCode } from '@xbts/shared/errors/appError.ts';
import { holdPath, launchSessionHeader } from '@xbts/shared/services/launchSession.ts';
import { heldLaunchData } from '../messenger/holder.ts';
import { launched, wire } from '../messenger/messenger.ts';
import { launchSession } from './launchSession.ts';

/** Milliseconds before each attempt. */
const WAITS = [0, 5_000, 30_000, 120_000];

/**
 * Binds the launch data to this page at its opening: they are part of its address, and a later copy of that is useless.
 * Retried while the server is unreachable; later bot requests report a refusal, since they meet the same one. It calls
 * fetch itself instead of callService, which with its schemas would add 30 KB right after the first paint.
 */
export async function holdLaunch(): Promise<void> {
  for (const ms of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (await isSettled()) return;
  }
}

/** Whether the server has decided: it holds them, or refuses. */
async function isSettled(): Promise<boolean> {
  try {
    const launchData = await heldLaunchData(wire, launched?.launchData ?? '');
    const answer = await fetch(holdPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `tma ${launchData}`,
        [launchSessionHeader]: launchSession(),
      },
      body: '{}',
    });
    // Read to its end, which frees the connection.
    await answer.text();
    return answer.status !== 429 && answer.status < 500;
  } catch (error) {
    // Without a messenger there is nothing to hold. Any other error means an unreachable server.
    return hasCode(error, 'launch.missing', 'launch.not_held');
  }
}
