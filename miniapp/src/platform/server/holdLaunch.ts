import { hasCode } from '@xbts/shared/errors/appError.ts';
import { subscriptionPaths } from '@xbts/shared/services/subscription.ts';
import { askBot } from './askBot.ts';

/** Milliseconds before each try. */
const WAITS = [0, 5_000, 30_000, 120_000];

/**
 * Gives the launch data to this page as it is opened: they are part of its address, and who copies that later can't use them. Tried again
 * while the server is out of reach; a refusal is told where something is asked of the bot, which meets the same.
 */
export async function holdLaunch(): Promise<void> {
  for (const ms of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    try {
      await askBot(subscriptionPaths.hold, { body: {} });
      return;
    } catch (error) {
      if (!hasCode(error, 'service.unreachable', 'service.overloaded', 'service.rate_limited')) return;
    }
  }
}
