import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { worldAccount } from '../devnet/world/accounts.ts';
import {
  type Actor,
  blockOf,
  confirm,
  enterWallet,
  fillPayment,
  openInMessenger,
  openPlain,
  typeGroups,
} from './actors.ts';
import { createToPin } from './creationActors.ts';
import { browser, devnet, withNetwork } from './network.ts';
import { formsOfPassword, formsOfText, listen, remains } from './secretWatch.ts';

const passphrase = 'violet otter 4817 lantern';
const backupPassword = 'seven quiet harbours 90';
const wrongPassword = 'a wrong password of alice';

withNetwork({ isAsBuilt: true });

const passwordOf = (name: Parameters<typeof worldAccount>[0]): string => worldAccount(name).password;

/** The secrets found in the recorded data, in the app's remains, or in the bot's log. */
async function leaks(actor: Actor, heard: readonly string[], secrets: readonly string[]): Promise<string[]> {
  await expect.poll(() => heard.join('\n')).toContain('get_full_accounts');
  const left = await remains(actor);
  // Then the wallet is drawn, and its figures are stored for the next opening.
  await goTo(actor, '/wallet');
  await actor.screen.getByText('Total balance', { exact: true }).first().waitFor();
  const kept = () => actor.screen.evaluate(() => localStorage.getItem('xbts.cache') ?? '');
  await expect.poll(kept).toMatch(/account\W+[a-z0-9-]+\W+full/u);
  const everything = [...heard, left, await remains(actor), devnet.bot?.log() ?? ''].join('\n');
  // The watch itself works: it found public data.
  expect(everything).toContain('xbts.accounts');
  return secrets.filter((secret) => everything.includes(secret));
}

async function choosePassphrase({ screen, act }: Actor): Promise<void> {
  await screen.getByRole('button', { name: 'Passphrase' }).click();
  await screen.getByLabel('PIN', { exact: true }).fill(passphrase);
  await screen.getByLabel('Repeat PIN').fill(passphrase);
  await act('Save and continue');
}

async function enter(actor: Actor, name: Parameters<typeof worldAccount>[0]): Promise<void> {
  const { screen, act } = actor;
  await screen.getByLabel('Account name').fill(name);
  await screen.getByLabel('Password', { exact: true }).fill(wrongPassword);
  await act('Log in');
  await screen.getByRole('alert').first().waitFor();
  await screen.getByLabel('Password', { exact: true }).fill(passwordOf(name));
  await act('Log in');
  await choosePassphrase(actor);
  await enterWallet(actor);
}

/** Opens a screen again, as a link in the app does. */
const goTo = ({ screen }: Actor, path: string): Promise<void> =>
  screen.evaluate((_, to) => history.pushState({ inApp: true }, '', to), path);

/** Shuts the review of a transaction that is in a block. */
async function finish(actor: Actor): Promise<void> {
  await blockOf(actor);
  const sheet = actor.screen.getByRole('dialog');
  await sheet
    .getByRole('button', { name: /^(?:Done|Close)$/u })
    .last()
    .click();
}

async function makeBackup(actor: Actor): Promise<string> {
  const { screen } = actor;
  await goTo(actor, '/settings/backup');
  await screen.getByLabel('Wallet PIN on this device').first().fill(passphrase);
  await screen.getByLabel('Backup password').first().fill(backupPassword);
  await screen.getByLabel('Repeat password').fill(backupPassword);
  await screen.getByRole('button', { name: 'Create backup' }).click();
  return screen.getByLabel('Backup as text').inputValue();
}

async function withdraw(actor: Actor): Promise<void> {
  const { screen, act } = actor;
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  await goTo(actor, '/wallet/withdraw/XBTSX.BTC');
  await screen.getByLabel('Bitcoin address', { exact: true }).fill(address);
  await screen.getByLabel('Amount', { exact: true }).fill('0.015');
  await screen.getByText('The gateway accepts this address').waitFor();
  await screen.getByText('Sent to the issuer (from the chain)').waitFor();
  await act('Review');
  await confirm(actor);
  await finish(actor);
}

/** The displayed new password, in its groups. */
async function readGroups({ screen }: Actor): Promise<string[]> {
  await screen.locator('ol code').first().waitFor();
  return screen.locator('ol code').allTextContents();
}

/** Changes the account's password and returns the new one. */
async function changePassword(actor: Actor, password: string): Promise<string> {
  const { screen, act } = actor;
  await goTo(actor, '/settings/password');
  await screen.getByLabel('Current password or owner key').fill(password);
  await act('Continue');
  const groups = await readGroups(actor);
  for (const sentence of ['A forgotten password', 'I have written', 'If I lose it'])
    await screen.getByText(sentence).click();
  await typeGroups(actor, groups);
  await act('Review change');
  await confirm(actor);
  await finish(actor);
  await screen.getByLabel('PIN', { exact: true }).fill(passphrase);
  await act(/^Confirm$/u);
  await screen.getByText('Password changed.').waitFor();
  return groups.join('');
}

describe('password, PIN and keys', () => {
  const secrets = [
    ...formsOfPassword('alice-trader7', passwordOf('alice-trader7')),
    ...formsOfText(passphrase),
    ...formsOfText(wrongPassword),
    ...formsOfText(backupPassword),
  ];
  const opened = (page: 'plain' | 'messenger', heard: string[]): Promise<Actor> => {
    const options = { watch: (opening: Page) => listen(opening, heard), isWelcomed: true, isKept: true };
    return page === 'plain'
      ? openPlain(browser, devnet, options)
      : openInMessenger(browser, devnet, 7001001, options);
  };

  it.each(['plain', 'messenger'] as const)(
    'never appear in a request, log, address, storage or document of a %s page that pays, withdraws and makes a backup',
    async (page) => {
      const heard: string[] = [];
      const alice = await opened(page, heard);
      await enter(alice, 'alice-trader7');
      await fillPayment(alice, { to: 'bob-holder2', amount: '1', memo: 'a letter' });
      await confirm(alice);
      await finish(alice);
      await withdraw(alice);
      const backup = await makeBackup(alice);
      expect(secrets.filter((secret) => backup.includes(secret))).toEqual([]);
      expect(await leaks(alice, heard, secrets)).toEqual([]);
      expect(heard.join('\n')).toContain('bob-holder2');
      await alice.context.close();
    },
  );

  it('of an account that changes its password appear nowhere, neither the old nor the new ones', async () => {
    const heard: string[] = [];
    const carol = await opened('plain', heard);
    const before = passwordOf('carol-pools3');
    await enter(carol, 'carol-pools3');
    const now = await changePassword(carol, before);
    expect(now).toMatch(/^P5[HJK][1-9A-HJ-NP-Za-km-z]{49}$/u);
    const all = [
      ...formsOfPassword('carol-pools3', before),
      ...formsOfPassword('carol-pools3', now),
      ...formsOfText(passphrase),
    ];
    expect(await leaks(carol, heard, all)).toEqual([]);
    await carol.context.close();
  });

  it('of a newly created account appear nowhere once it is entered', async () => {
    const heard: string[] = [];
    const anna = await opened('plain', heard);
    const { screen, act } = anna;
    await screen.getByRole('link', { name: /^Create an account/u }).click();
    const groups = await createToPin(anna, 'anna-2047');
    await choosePassphrase(anna);
    await screen.getByText('Back up your account').click();
    await screen.getByLabel('PIN', { exact: true }).fill(passphrase);
    await act('Show paper wallet');
    await screen.getByText('Private keys', { exact: true }).waitFor();
    await act('I have it on paper');
    await typeGroups(anna, groups, (text) => [...text].reverse().join('x'));
    await act(/^Check$/u);
    await screen.getByText(/^This doesn’t match your password/u).waitFor();
    await typeGroups(anna, groups);
    await act(/^Check$/u);
    await screen.getByText('Back up your account').waitFor({ state: 'detached' });
    const all = [...formsOfPassword('anna-2047', groups.join('')), ...formsOfText(passphrase)];
    expect(await leaks(anna, heard, all)).toEqual([]);
    expect(heard.join('\n')).toContain('anna-2047');
    await anna.context.close();
  });
});
