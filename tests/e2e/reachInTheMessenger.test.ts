import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Actor, logIn, openInMessenger } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { walkEverywhere } from './reach.ts';

withNetwork();

// reach.test.ts covers the other pairs of width, person and place.
describe.each([
  ['a newcomer who looks around', false, 1280, 'zh'],
  ['who is logged in', true, 360, 'ru'],
] as const)('in the messenger’s web client, %s', (_, isMember, width, language) => {
  const trail: string[] = [];
  let actor: Actor;

  beforeAll(async () => {
    // The web client is the messenger that can do least.
    const options = { isNewcomer: !isMember, isWelcomed: true, client: 'weba' } as const;
    actor = await openInMessenger(browser, devnet, 7001001, options);
    if (isMember) return logIn(actor, 'alice-trader7');
    await actor.screen.getByRole('button', { name: 'Look around first' }).click();
    await actor.screen.locator('nav a[href="/pools"]:visible').first().waitFor();
  });
  afterAll(() => actor?.context.close());

  it(`reaches every screen of the table of routes by pressing, ${width} px wide, in ${language}`, () =>
    walkEverywhere({ actor, language, isMember, trail }, width));
});
