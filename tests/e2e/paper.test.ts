import { privateKeyFromPassword, publicKeyOf, wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import type { Role } from '@xbts/shared/protocol/roles.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { worldAccount } from '../devnet/world/accounts.ts';
import { type Actor, logIn, openInMessenger, openPlain, pin } from './actors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { bringOver } from './olderWallet.ts';
import { formsOfPassword, listen, remains } from './secretWatch.ts';

const { password } = worldAccount('alice-trader7');
const keyOf = (role: Role) => privateKeyFromPassword('alice-trader7', role, password);
const wifOf = (role: Role) => wifFromPrivateKey(keyOf(role));

withNetwork();

const shown = async ({ screen }: Actor): Promise<string> =>
  (await screen.locator('main').textContent()) ?? '';
const field = ({ screen }: Actor) => screen.getByLabel('Password or owner key (optional)');

async function askFor(actor: Actor, usedPin: string, secret = ''): Promise<void> {
  await actor.screen.getByLabel('Wallet PIN on this device').fill(usedPin);
  await field(actor).fill(secret);
  await actor.screen.getByRole('button', { name: 'Show paper wallet' }).click();
}

describe.each(['messenger', 'plain page'])(
  'the paper wallet of an account on the device, in the %s',
  (frame) => {
    let alice: Actor;
    const heard: string[] = [];
    let printed = 0;

    beforeAll(async () => {
      const options = {
        isWelcomed: true,
        watch: async (page: Page) => {
          listen(page, heard);
          await page.exposeFunction('notePrinting', () => {
            printed += 1;
          });
          await page.addInitScript('window.print = () => window.notePrinting()');
        },
      };
      alice =
        frame === 'messenger'
          ? await openInMessenger(browser, devnet, 7001001, options)
          : await openPlain(browser, devnet, options);
      await logIn(alice, 'alice-trader7');
    });

    it('is reached from the security settings, and shows nothing for a wrong PIN', async () => {
      const { screen } = alice;
      await screen.getByRole('link', { name: 'More sections', exact: true }).first().click();
      await screen
        .getByRole('link', { name: /^Settings/u })
        .first()
        .click();
      await screen.getByRole('link', { name: /^PIN and auto-lock/u }).click();
      await screen.getByRole('link', { name: /^Print a paper wallet/u }).click();
      await askFor(alice, '999999');
      await screen.getByText(/^Wrong PIN/u).waitFor();
      expect(await shown(alice)).not.toContain(wifOf('active'));
    });

    it("has the device's keys after the PIN, and reports the missing owner key", async () => {
      await askFor(alice, pin);
      await alice.screen.getByText(/^The owner key isn’t included/u).waitFor();
      const text = await shown(alice);
      expect(text).toContain(wifOf('active'));
      expect(text).toContain(wifOf('memo'));
      expect(text).not.toContain(wifOf('owner'));
      expect(text).toContain('The owner key is not on this page.');
    });

    it('is printed, and gone once it is put away', async () => {
      await alice.screen.getByRole('button', { name: 'Print', exact: true }).click();
      await expect.poll(() => printed).toBe(1);
      await alice.act('Hide keys');
      await field(alice).waitFor();
      expect(await shown(alice)).not.toContain(wifOf('active'));
    });

    it('has all keys and the password once that is typed; a wrong one is rejected', async () => {
      await askFor(alice, pin, 'not the password');
      await alice.screen.getByRole('alert').first().waitFor();
      await askFor(alice, pin, password);
      await alice.screen.getByRole('heading', { name: 'Private keys' }).waitFor();
      const text = await shown(alice);
      for (const role of ['owner', 'active', 'memo'] as const) {
        expect(text).toContain(wifOf(role));
        expect(text).toContain(formatPublicKey(publicKeyOf(keyOf(role))));
      }
      expect(text).toContain(password);
      expect(text).not.toContain('The owner key is not on this page.');
    });

    it('is put away by a lock, and leaves no trace', async () => {
      await alice.screen.evaluate(() => history.pushState({ inApp: true }, '', '/accounts'));
      await alice.screen
        .getByRole('button', { name: /alice-trader7/u })
        .first()
        .waitFor();
      const left = [...heard, await remains(alice), devnet.bot?.log() ?? ''].join('\n');
      expect(left).toContain('alice-trader7');
      expect(formsOfPassword('alice-trader7', password).filter((secret) => left.includes(secret))).toEqual(
        [],
      );
      await alice.screen
        .getByRole('button', { name: /alice-trader7/u })
        .first()
        .click();
      await alice.screen.getByRole('button', { name: 'Paper wallet' }).click();
      await askFor(alice, pin);
      await alice.screen.getByText(/^The owner key isn’t included/u).waitFor();
      await alice.screen.evaluate(() => new BroadcastChannel('xbts-signer').postMessage('user'));
      await alice.screen.getByRole('heading', { name: 'XBTS is locked' }).waitFor({ state: 'attached' });
      expect(await shown(alice)).not.toContain(wifOf('active'));
      await alice.screen.getByLabel('PIN', { exact: true }).fill(pin);
      await field(alice).waitFor();
      expect(await shown(alice)).not.toContain(wifOf('active'));
    });

    it('has a neighbour from an older wallet’s file, which a wrong password does not open', async () => {
      await alice.screen.evaluate(() => history.pushState({ inApp: true }, '', '/settings/backup'));
      await bringOver(alice, pin);
    });
  },
);
