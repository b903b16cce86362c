import { expect } from 'vitest';
import { walletFile, walletPassword } from '../../miniapp/src/signer/worker/walletFile/walletFile.fixture.ts';
import type { Actor } from './actors.ts';

/** Adds the account of an older wallet's file, which a wrong password does not open; the backup's screen is open. */
export async function bringOver({ screen }: Actor, usedPin: string): Promise<void> {
  const file = {
    name: 'bts_default_20180715.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(walletFile()),
  };
  await screen.locator('input[type=file][accept^=".bin"]').setInputFiles(file);
  const open = async (password: string) => {
    await screen.getByLabel('Wallet file password').fill(password);
    await screen.getByRole('button', { name: 'Open wallet file' }).click();
  };
  await open('another password');
  await screen.getByText('Wrong password, or the wallet file was changed').waitFor();
  await open(walletPassword);
  await screen.getByText('No account on this chain').waitFor();
  expect(await screen.getByRole('switch', { name: /^bob-holder2/u }).isChecked()).toBe(true);
  await screen.getByLabel('Wallet PIN on this device').last().fill(usedPin);
  await screen.getByRole('button', { name: 'Import accounts' }).click();
  await screen.getByRole('button', { name: 'Open wallet file' }).waitFor();
  const kept = (await screen.evaluate(() => localStorage.getItem('xbts.accounts'))) ?? '';
  expect(JSON.parse(kept).state.accounts).toContainEqual(
    expect.objectContaining({ name: 'bob-holder2', type: 'key', roles: ['active', 'memo'], canSign: true }),
  );
}
