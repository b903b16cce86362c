import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import type { Browser } from 'playwright-core';
import { registerAccount } from '../devnet/services/faucetAccounts.ts';
import type { Devnet } from '../devnet/startDevnet.ts';
import { type Actor, openInMessenger, openPlain, phone } from './actors.ts';

/** The two ways to have the app open; each flow is tested in both. */
export const places: readonly [name: string, open: (browser: Browser, devnet: Devnet) => Promise<Actor>][] = [
  ['in the messenger', (browser, devnet) => openInMessenger(browser, devnet, 7001001, { isWelcomed: true })],
  ['in a plain page', (browser, devnet) => openPlain(browser, devnet, { viewport: phone, isWelcomed: true })],
];

/** Registers an account without any payment so far. */
export async function registerStranger(devnet: Devnet, name: string): Promise<void> {
  const key = formatPublicKey(publicKeyOf(privateKeyFromPassword(name, 'active', 'a-stranger-of-the-tests')));
  registerAccount(devnet.ledger, await loadCodec(), {
    name,
    owner_key: key,
    active_key: key,
    memo_key: key,
  });
}

/** An account's balance of an asset, in units. */
export function unitsOf(devnet: Devnet, name: string, symbol: string): bigint {
  const { state } = devnet.ledger;
  return state.balance(state.accountByName(name)?.id ?? '', state.assetBySymbol(symbol)?.id ?? '');
}

/** Opens the send form from any screen. */
export async function openSend({ screen }: Actor): Promise<void> {
  await screen.getByRole('link', { name: 'Send' }).first().click();
  await screen.getByLabel('To', { exact: true }).waitFor();
}

/** Leaves any open screen, and reopens the send form: empty, since the last one was not sent. */
export async function openSendAgain(actor: Actor): Promise<void> {
  const { screen } = actor;
  const close = screen.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  if (await close.isVisible()) await close.click();
  await screen.getByRole('dialog').waitFor({ state: 'detached' });
  await screen.evaluate(() => window.history.pushState({ inApp: true }, '', '/wallet'));
  await screen.getByLabel('To', { exact: true }).waitFor({ state: 'detached' });
  await openSend(actor);
}

/** Types the recipient and waits for the verdict; returns the card. */
export async function judge({ screen }: Actor, name: string) {
  await screen.getByLabel('To', { exact: true }).fill(name);
  const card = screen.getByRole('region', { name: `Recipient ${name}` });
  await card.waitFor();
  return card;
}
