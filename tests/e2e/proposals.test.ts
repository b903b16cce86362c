import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { privateKeyFromPassword, publicKeyOf, wifFromPrivateKey } from '@xbts/shared/protocol/keys.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { expect, it } from 'vitest';
import { toTime } from '../devnet/chain/ledger/time.ts';
import { type WorldAccountName, worldAccount } from '../devnet/world/accounts.ts';
import { pushSigned } from '../devnet/world/pushSigned.ts';
import { blockOf, confirm, pin } from './actors.ts';
import { devnet } from './network.ts';
import { unitsOf } from './transferActors.ts';
import { alice, withAlice } from './withAlice.ts';

withAlice();

const shared = 'erin-multisig5';
const fee = { amount: 2_000_000, asset_id: '1.3.0' };
const idOf = (name: string): string => devnet.ledger.state.accountByName(name)?.id ?? '';
const proposals = () => [...devnet.ledger.state.all('1.10')];
const go = (path: string) =>
  alice.screen.evaluate((_, to) => window.history.pushState({ inApp: true }, '', to), path);
const push = async (name: WorldAccountName, operation: readonly [number, object]) =>
  pushSigned({ ledger: devnet.ledger, codec: await loadCodec() }, name, [operation]);
const done = () => alice.screen.getByRole('button', { name: 'Done', exact: true }).click();
const proposed = (...operations: object[]) => ({
  fee_paying_account: idOf('bob-holder2'),
  expiration_time: toTime(Date.parse(`${devnet.ledger.state.dynamic.time}Z`) / 1000 + 86_400),
  proposed_ops: operations.map((op) => ({ op })),
  extensions: [],
});
const approve = (name: WorldAccountName, proposal: string) =>
  push(name, [
    operationType.proposal_update,
    { ...nobody, fee_paying_account: idOf(name), proposal, active_approvals_to_add: [idOf(name)] },
  ]);
/** A key that no account of this device has. */
const daves = privateKeyFromPassword('dave-newbie4', 'active', worldAccount('dave-newbie4').password);
const davesKey = formatPublicKey(publicKeyOf(daves));
const nobody = {
  active_approvals_to_remove: [],
  owner_approvals_to_add: [],
  owner_approvals_to_remove: [],
  key_approvals_to_add: [],
  key_approvals_to_remove: [],
  extensions: [],
};

it('shows the signers of an account, and the power of this device', async () => {
  await go(`/permissions/${shared}`);
  const pays = alice.screen.getByRole('region', { name: 'Payments and trading' });
  await pays.getByText('Requires 2 of 3 signatures. This device has 1.').waitFor();
  const row = pays.getByRole('link', { name: /^alice-trader7/u });
  expect(await row.textContent()).toContain('On this device');
  expect(await pays.getByRole('link', { name: /^bob-holder2/u }).textContent()).not.toContain(
    'On this device',
  );
});

it('proposes a payment that this device alone cannot sign', async () => {
  const { screen, act } = alice;
  await screen.getByRole('button', { name: 'Propose a payment' }).click();
  await screen.getByLabel('To', { exact: true }).fill('dave-newbie4');
  await screen.getByLabel('Amount').fill('3');
  await screen.getByText(/^dave-newbie4 · 1\.2\./u).waitFor();
  await act('Review');
  const offer = screen.getByRole('dialog', { name: 'More signatures needed' });
  await offer.getByText(`${shared} needs 2 of 3 signatures for this. This device has 1.`).waitFor();
  await offer.getByRole('button', { name: 'Propose', exact: true }).click();
  await screen.getByText(/From erin-multisig5: Send 3\.00000\u00a0BTS to dave-newbie4/u).waitFor();
  await confirm(alice, pin);
  await blockOf(alice);
  await done();
  expect(proposals()).toMatchObject([
    { required_active_approvals: [idOf(shared)], proposer: idOf('alice-trader7') },
  ]);
});

it('describes a pending one, approves it, and reports when the last approval executes it', async () => {
  const { screen } = alice;
  const had = unitsOf(devnet, 'dave-newbie4', 'BTS');
  const [{ id } = { id: '' }] = proposals();
  await go('/proposals');
  const card = screen.getByRole('region', { name: id, exact: true });
  await card.getByText(/Send 3\.00000\u00a0BTS to dave-newbie4/u).waitFor();
  await card.getByText(`Approvals for ${shared}: 0 of 2`).waitFor();
  await card.getByRole('button', { name: 'Approve as alice-trader7' }).click();
  await screen.getByText(/^Approve proposal 1\.10\.\d+\./u).waitFor();
  await confirm(alice, pin);
  await blockOf(alice);
  await done();
  await card.getByText(`Approvals for ${shared}: 1 of 2`).waitFor();
  await card.getByRole('button', { name: 'Revoke approval of alice-trader7' }).waitFor();
  await approve('bob-holder2', id);
  await screen.getByRole('region', { name: 'Ended' }).getByText('Executed').waitFor();
  expect(unitsOf(devnet, 'dave-newbie4', 'BTS') - had).toBe(300_000n);
});

it('proposes the signers of the shared account, which they then approve', async () => {
  const { screen } = alice;
  await go(`/permissions/${shared}`);
  await screen.getByRole('button', { name: 'Change who can pay' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Who can pay' });
  await sheet.getByLabel('Account name or public key').fill(davesKey);
  await sheet.getByRole('button', { name: 'Add signer' }).click();
  await sheet.getByText('No one will be able to sign alone. At least 2 signatures will be needed.').waitFor();
  await sheet.getByRole('button', { name: 'Review', exact: true }).click();
  const offer = screen.getByRole('dialog', { name: 'More signatures needed' });
  await offer.getByRole('button', { name: 'Propose', exact: true }).click();
  await screen
    .getByText(new RegExp(`From ${shared}: .*\\(active\\).*Key ${davesKey}, weight 1`, 'u'))
    .waitFor();
  await screen.getByLabel('I understand. Sign anyway').check();
  await confirm(alice, pin);
  await blockOf(alice);
  await done();
  const [{ id } = { id: '' }] = proposals();
  await approve('bob-holder2', id);
  await approve('carol-pools3', id);
  const { active } = devnet.ledger.state.account(idOf(shared));
  expect(active.key_auths).toEqual([[davesKey, 1]]);
  expect(active.account_auths).toHaveLength(3);
});

it('proposes another memo key of the shared account, which its holders approve', async () => {
  const { screen } = alice;
  const before = devnet.ledger.state.account(idOf(shared));
  await go(`/permissions/${shared}`);
  await screen.getByRole('button', { name: 'Change memo key' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Memo key' });
  await sheet.getByText(/^This will be a proposal/u).waitFor();
  await sheet.getByLabel('New public key').fill(davesKey);
  await sheet.getByText('The old key isn’t on this device.').waitFor();
  await sheet.getByLabel(`Type “${shared}”`).fill(shared);
  await sheet.getByRole('button', { name: 'Review', exact: true }).click();
  const offer = screen.getByRole('dialog', { name: 'More signatures needed' });
  await offer.getByRole('button', { name: 'Propose', exact: true }).click();
  await screen
    .getByText(new RegExp(`From ${shared}: Memos open with the key ${davesKey} \\(memo\\)`, 'u'))
    .waitFor();
  await screen.getByLabel('I understand. Sign anyway').check();
  await confirm(alice, pin);
  await blockOf(alice);
  await done();
  const [{ id } = { id: '' }] = proposals();
  expect(devnet.ledger.state.account(idOf(shared)).options).toEqual(before.options);
  await approve('bob-holder2', id);
  await approve('carol-pools3', id);
  const after = devnet.ledger.state.account(idOf(shared));
  expect(after.options).toEqual({ ...before.options, memo_key: davesKey });
  expect([after.active, after.owner]).toEqual([before.active, before.owner]);
});

it('approves with a key entered for it, and names the missing key', async () => {
  const { screen } = alice;
  const had = unitsOf(devnet, 'dave-newbie4', 'BTS');
  const amount = { amount: 300_000, asset_id: '1.3.0' };
  const payment = { fee, from: idOf(shared), to: idOf('dave-newbie4'), amount, extensions: [] };
  await push('bob-holder2', [operationType.proposal_create, proposed([operationType.transfer, payment])]);
  const [{ id } = { id: '' }] = proposals();
  await go('/proposals');
  const card = screen.getByRole('region', { name: id, exact: true });
  const row = card.getByRole('listitem').filter({ hasText: `Key ${davesKey.slice(0, 8)}` });
  await row.getByText('Not yet').waitFor();
  await card.getByRole('button', { name: 'Approve with a key' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Key approval' });
  const field = sheet.getByLabel(`Password or private key of ${shared}`);
  await field.fill('not the key');
  await sheet.getByRole('button', { name: 'Review', exact: true }).click();
  await sheet.getByText(`This password or key doesn’t belong to ${shared}.`, { exact: false }).waitFor();
  await field.fill(wifFromPrivateKey(daves));
  await sheet.getByRole('button', { name: 'Review', exact: true }).click();
  await screen.getByText(new RegExp(`^Approve proposal ${id} with the key ${davesKey}\\.`, 'u')).waitFor();
  await confirm(alice, pin);
  await blockOf(alice);
  await done();
  await card.getByText(`Approvals for ${shared}: 1 of 2`).waitFor();
  await row.getByText('Approved').waitFor();
  await card.getByRole('button', { name: 'Revoke a key’s approval' }).waitFor();
  await approve('bob-holder2', id);
  expect(unitsOf(devnet, 'dave-newbie4', 'BTS') - had).toBe(300_000n);
});

it('warns of a stranger, and offers no approval of a payment to a listed scam account', async () => {
  const { screen } = alice;
  const amount = { amount: 300_000, asset_id: '1.3.0' };
  const payment = { fee, from: idOf(shared), to: idOf('xbtsx-giveaway1'), amount, extensions: [] };
  const stranger = {
    ...proposed([operationType.transfer, payment]),
    fee_paying_account: idOf('grace-whale8'),
  };
  await push('grace-whale8', [operationType.proposal_create, stranger]);
  const [{ id } = { id: '' }] = proposals().slice(-1);
  await go('/proposals');
  const card = screen.getByRole('region', { name: id, exact: true });
  await card.getByText(/from grace-whale8\. You’ve never dealt with that account/u).waitFor();
  await card.getByText(/It pays an account on this service’s scam list/u).waitFor();
  expect(await card.getByRole('button', { name: /^Approve/u }).count()).toBe(0);
});

it('offers no approval of what it cannot put into words', async () => {
  const { screen } = alice;
  const account = idOf(shared);
  const authority = {
    weight_threshold: 1,
    // Every account may sign for the chain's temporary account.
    account_auths: [['1.2.4', 1]],
    key_auths: [],
    address_auths: [],
  };
  await push('bob-holder2', [
    operationType.proposal_create,
    proposed([operationType.account_update, { fee, account, active: authority, extensions: {} }]),
  ]);
  await screen.getByText(/an operation the app can’t describe/u).waitFor();
  expect(await screen.getByText('Unknown operation: don’t approve.').count()).toBe(1);
  expect(await screen.getByRole('button', { name: /^Approve as/u }).count()).toBe(0);
});

it('lists a proposal with an unassigned vote, and all others', async () => {
  const { screen } = alice;
  const { options } = devnet.ledger.state.account(idOf(shared));
  const new_options = { ...options, votes: ['1:4', '1:9999'], num_witness: 2 };
  await push('bob-holder2', [
    operationType.proposal_create,
    proposed([operationType.account_update, { fee, account: idOf(shared), new_options, extensions: {} }]),
  ]);
  const amount = { amount: 100_000, asset_id: '1.3.0' };
  const payment = { fee, from: idOf(shared), to: idOf('dave-newbie4'), amount, extensions: [] };
  await push('bob-holder2', [operationType.proposal_create, proposed([operationType.transfer, payment])]);
  await go('/proposals');
  for (const { id } of proposals()) await screen.getByRole('region', { name: id, exact: true }).waitFor();
  await screen.getByText(/witness init4 \(1:4\); witness 1:9999 \(1:9999\)/u).waitFor();
});

it('changes the owner by the owner’s secret alone, and never to nobody', async () => {
  const { screen } = alice;
  const before = devnet.ledger.state.account(idOf('alice-trader7'));
  await go('/permissions/alice-trader7');
  await screen.getByRole('button', { name: 'Change who owns the account' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Who owns the account' });
  await sheet.getByLabel('Account name or public key').fill('1.2.4');
  await sheet.getByRole('button', { name: 'Add signer' }).click();
  await sheet.getByText(/This network account belongs to/u).waitFor();
  await sheet.getByLabel('Account name or public key').fill('bob-holder2');
  await sheet.getByRole('button', { name: 'Add signer' }).click();
  await sheet.getByLabel('Weight of bob-holder2', { exact: true }).waitFor();
  await sheet.getByLabel('Threshold (required weight)').fill('2');
  await sheet.getByText(/this app couldn’t act for alice-trader7/u).waitFor();
  const review = sheet.getByRole('button', { name: 'Review', exact: true });
  expect(await review.isDisabled()).toBe(true);
  await sheet.getByLabel(/^Weight of BTS/u).fill('2');
  await sheet.getByText(/^Able to sign alone: BTS/u).waitFor();
  expect(await review.isDisabled()).toBe(true);
  await sheet.getByLabel('Type “alice-trader7”').fill('alice-trader7');
  const secret = sheet.getByLabel('Your password or owner key');
  const { password } = worldAccount('alice-trader7');
  await secret.fill(wifFromPrivateKey(privateKeyFromPassword('alice-trader7', 'active', password)));
  await review.click();
  await sheet.getByText(/This doesn’t give owner access to alice-trader7/u).waitFor();
  await secret.fill(password);
  await review.click();
  await screen
    .getByText(/signatures with a total weight of at least 2 own this account \(owner\)/u)
    .waitFor();
  await screen.getByLabel('I understand. Sign anyway').check();
  await confirm(alice, pin);
  await blockOf(alice);
  await done();
  const { active, owner } = devnet.ledger.state.account(idOf('alice-trader7'));
  expect(active).toEqual(before.active);
  expect(owner).toEqual({
    ...before.owner,
    weight_threshold: 2,
    account_auths: [[idOf('bob-holder2'), 1]],
    key_auths: before.owner.key_auths.map(([key]) => [key, 2]),
  });
});

it('changes the active signers, after the name is typed if this device will not be enough', async () => {
  const { screen } = alice;
  await go('/permissions/alice-trader7');
  await screen.getByRole('button', { name: 'Change who can pay' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Who can pay' });
  for (const name of ['bob-holder2', 'carol-pools3']) {
    await sheet.getByLabel('Account name or public key').fill(name);
    await sheet.getByRole('button', { name: 'Add signer' }).click();
    await sheet.getByLabel(`Weight of ${name}`, { exact: true }).waitFor();
  }
  const review = sheet.getByRole('button', { name: 'Review', exact: true });
  await sheet.getByLabel('Threshold (required weight)').fill('3');
  await sheet.getByText(/this app couldn’t act for alice-trader7/u).waitFor();
  expect(await review.isDisabled()).toBe(true);
  await sheet.getByLabel('Threshold (required weight)').fill('4');
  await sheet
    .getByText('The signers don’t reach the threshold. Raise a weight or lower the threshold.')
    .waitFor();
  expect(await review.isDisabled()).toBe(true);
  await sheet.getByLabel('Threshold (required weight)').fill('2');
  const typed = sheet.getByLabel('Type “alice-trader7”');
  await typed.waitFor();
  expect(await review.isDisabled()).toBe(true);
  await typed.fill('alice-trader7');
  await review.click();
  await screen.getByText(/signatures with a total weight of at least 2/u).waitFor();
  await screen.getByLabel('I understand. Sign anyway').check();
  await confirm(alice, pin);
  await blockOf(alice);
  await done();
  const { active, owner } = devnet.ledger.state.account(idOf('alice-trader7'));
  expect(active.weight_threshold).toBe(2);
  expect(new Set(active.account_auths.map(([id]) => id))).toEqual(
    new Set([idOf('bob-holder2'), idOf('carol-pools3')]),
  );
  expect(owner.weight_threshold).toBe(2);
  await screen
    .getByText(/This device has 1\./u)
    .first()
    .waitFor();
});
