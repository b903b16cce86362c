import { hasCode } from '@xbts/shared/errors/appError.ts';
import { holdPath, launchSessionHeader } from '@xbts/shared/services/launchSession.ts';
import { heldLaunchData } from '../messenger/holder.ts';
import { launched, wire } from '../messenger/messenger.ts';
import { launchSession } from './launchSession.ts';

/** Milliseconds before each try. */
const WAITS = [0, 5_000, 30_000, 120_000];

/**
 * Gives the launch data to this page as it is opened: they are part of its address, and who copies that later can't use them. Tried again
 * while the server is out of reach; a refusal is told where something is asked of the bot, which meets the same. It asks by itself, not by
 * callService: that and its schemas would be 30 KB right behind the first picture.
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
    // Read to its end, so that the connection is free again.
    await answer.text();
    return answer.status !== 429 && answer.status < 500;
  } catch (error) {
    // No messenger holds the page: nothing is to be held. Anything else is a server out of reach.
    return hasCode(error, 'launch.missing', 'launch.not_held');
  }
}
