import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Actor, logIn, openInMessenger } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { walkEverywhere } from './reach.ts';

const widths = [
  [360, 'ru'],
  [1280, 'zh'],
] as const;

withNetwork();

describe.each([
  ['a newcomer who looks around', false],
  ['who is logged in', true],
] as const)('in the messenger’s web client, %s', (_, isMember) => {
  const trail: string[] = [];
  let actor: Actor;

  beforeAll(async () => {
    // The web client is the messenger that can do least.
    const options = { isNewcomer: !isMember, isWelcomed: true, platform: 'weba' } as const;
    actor = await openInMessenger(browser, devnet, 7001001, options);
    if (isMember) return logIn(actor, 'alice-trader7');
    await actor.screen.getByRole('button', { name: 'Look around first' }).click();
    await actor.screen.locator('nav a[href="/pools"]:visible').first().waitFor();
  });
  afterAll(() => actor?.context.close());

  it.each(widths)(
    'reaches every screen of the table of routes by pressing, %i px wide, in %s',
    (width, language) => walkEverywhere({ actor, language, isMember, trail }, width),
  );
});
