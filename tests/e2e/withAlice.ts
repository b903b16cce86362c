import { beforeAll } from 'vitest';
import { type Actor, logIn, openInMessenger } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';

/** Alice, logged in, with the app open in the messenger. */
export let alice: Actor;

/** Gives a test file its own network, and Alice on it. */
export function withAlice(): void {
  withNetwork();
  beforeAll(async () => {
    alice = await openInMessenger(browser, devnet, 7001001, { isWelcomed: true });
    await logIn(alice, 'alice-trader7');
  });
}
