import { bytesToHex } from '@noble/hashes/utils.js';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { hashLockOf } from '@xbts/shared/protocol/hashLock.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { expect, it } from 'vitest';
import { pushSigned } from '../devnet/world/pushSigned.ts';
import { blockOf, confirm } from './actors.ts';
import { devnet } from './network.ts';
import { unitsOf } from './transferActors.ts';
import { alice, withAlice } from './withAlice.ts';

withAlice();

const idOf = (name: string): string => devnet.ledger.state.accountByName(name)?.id ?? '';
const waiting = () => [...devnet.ledger.state.all('1.16')];
const go = (path: string) =>
  alice.screen.evaluate((_, to) => window.history.pushState({ inApp: true }, '', to), path);
const done = () => alice.screen.getByRole('button', { name: 'Done', exact: true }).click();
/** Unfolds what the amounts on the review do not say: its one operation in words. */
const unfoldDetails = () => alice.screen.getByRole('dialog').getByText('Details', { exact: true }).click();
const theirs = new Uint8Array(32).fill(7);

it('is created with a secret of this device, once every field is right', async () => {
  const { screen, act } = alice;
  const had = unitsOf(devnet, 'alice-trader7', 'BTS');
  await go('/timed');
  await screen.getByText('No pending timed transfers').waitFor();
  await act('New timed transfer');
  await screen.getByLabel('To', { exact: true }).fill('alice-trader7');
  await screen.getByText('This is your own account. Choose another recipient.').waitFor();
  await screen.getByLabel('To', { exact: true }).fill('dave-newbie4');
  await screen.getByText(/^dave-newbie4 · 1\.2\./u).waitFor();
  await screen.getByLabel('Amount').fill('1.123456');
  await screen.getByLabel('Returns after (hours)').fill('721');
  await screen.getByText('The network can’t hold a transfer that long.', { exact: false }).waitFor();
  await screen.getByLabel('Returns after (hours)').fill('1.5');
  await screen.getByText('Enter a whole number of hours, 1 or more.').waitFor();
  await screen.getByRole('button', { name: 'The other side', exact: true }).click();
  await screen.getByLabel('Other side’s hash').fill('abc');
  await screen.getByText('Invalid hash. Enter 32 bytes', { exact: false }).waitFor();
  await screen.getByLabel('Length of their secret (bytes)').fill('0');
  await screen.getByText('length in bytes, from 1 to 1024', { exact: false }).waitFor();
  await screen.getByRole('button', { name: 'I do', exact: true }).click();
  await screen.getByLabel('Amount').fill('3');
  await screen.getByLabel('Returns after (hours)').fill('24');
  await act('Review');
  await unfoldDetails();
  await screen.getByText(/^Hold 3\.00000\u00a0BTS for dave-newbie4/u).waitFor();
  await confirm(alice);
  await blockOf(alice);
  await done();
  expect(waiting()).toMatchObject([
    {
      transfer: { from: idOf('alice-trader7'), to: idOf('dave-newbie4'), amount: 300_000n },
      conditions: { hash_lock: { preimage_size: 32 } },
    },
  ]);
  expect(had - unitsOf(devnet, 'alice-trader7', 'BTS')).toBeGreaterThan(300_000n);
});

it('shows its secret again on this device, and is extended', async () => {
  const { screen, act } = alice;
  const [before] = waiting();
  await screen
    .getByRole('region', { name: 'From this account' })
    .getByText(/^23:\d\d h left$/u)
    .waitFor();
  await screen.getByRole('button', { name: /^3\.00000/u }).click();
  const sheet = screen.getByRole('dialog', { name: 'Extend time' });
  await sheet.getByRole('button', { name: 'Show secret' }).click();
  const secret = sheet.getByText(/^[0-9a-f]{64}$/u).last();
  await sheet.getByRole('button', { name: 'Copy secret' }).waitFor();
  const shown = await secret.textContent();
  const lock = hashLockOf(Uint8Array.from(Buffer.from(shown ?? '', 'hex')), 'sha256');
  expect(before?.conditions.hash_lock.preimage_hash).toEqual(lock);
  await sheet.getByLabel('Hours to add').fill('719');
  await sheet.getByText('The network can’t hold a transfer that long.', { exact: false }).waitFor();
  await sheet.getByLabel('Hours to add').fill('2');
  await act('Extend');
  await screen
    .getByText(/^Extend the timed transfer 1\.16\.\d+ of 3\.00000\u00a0BTS to dave-newbie4 by 2:00 h/u)
    .waitFor();
  await confirm(alice);
  await blockOf(alice);
  await done();
  await screen.getByText(/^2[56]:\d\d h left$/u).waitFor();
});

it('is taken with the secret that opens it, and with no other', async () => {
  const { screen, act } = alice;
  pushSigned({ ledger: devnet.ledger, codec: await loadCodec() }, 'bob-holder2', [
    [
      operationType.htlc_create,
      {
        from: idOf('bob-holder2'),
        to: idOf('alice-trader7'),
        amount: { amount: 500_000, asset_id: '1.3.0' },
        preimage_hash: hashLockOf(theirs, 'hash160'),
        preimage_size: 32,
        claim_period_seconds: 7_200,
        extensions: {},
      },
    ],
  ]);
  const incoming = screen.getByRole('region', { name: 'To this account' });
  await incoming.getByRole('button', { name: /^5\.00000/u }).click();
  const sheet = screen.getByRole('dialog', { name: 'Claim with the secret' });
  await sheet.getByText('Hash (HASH160)').waitFor();
  await sheet.getByLabel('Secret', { exact: true }).fill('ab'.repeat(32));
  await sheet.getByText('Wrong secret for this transfer.', { exact: false }).waitFor();
  await sheet.getByLabel('Secret', { exact: true }).fill(bytesToHex(theirs));
  await act(/^Claim 5\.00000/u);
  await screen
    .getByText(
      /^Reveal the secret of the timed transfer 1\.16\.\d+: 5\.00000\u00a0BTS goes to alice-trader7/u,
    )
    .waitFor();
  const had = unitsOf(devnet, 'alice-trader7', 'BTS');
  await confirm(alice);
  await blockOf(alice);
  await done();
  expect(unitsOf(devnet, 'alice-trader7', 'BTS') - had).toBeGreaterThan(0n);
  await screen
    .getByRole('region', { name: 'Claimed or returned' })
    .getByText('Claimed', { exact: true })
    .waitFor();
});

it('returns at its end, and the history shows each step', async () => {
  const { screen } = alice;
  devnet.clock.advance(27 * 3_600_000);
  devnet.ledger.produceBlock();
  await screen
    .getByRole('region', { name: 'Claimed or returned' })
    .getByText('Returned', { exact: true })
    .waitFor();
  await go('/history');
  for (const title of [
    'Timed transfer returned',
    'Timed transfer claimed',
    'Timed transfer extended',
    'Timed transfer created',
  ])
    await screen.getByText(title, { exact: true }).first().waitFor();
});
