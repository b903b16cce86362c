import 'fake-indexeddb/auto';
import { hexToBytes } from '@noble/hashes/utils.js';
import { authorityChangeOperation } from '@xbts/shared/protocol/authorityChange.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { type Fact, fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { Operation, SignedTransaction } from '@xbts/shared/protocol/operations.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { recoverPublicKey } from '@xbts/shared/protocol/signature.ts';
import { signingDigest } from '@xbts/shared/protocol/transaction.ts';
import { describe, expect, it } from 'vitest';
import type { AccountKeys } from '../protocol/secrets.ts';
import type { SigningRequest } from '../protocol/signing.ts';
import {
  alice,
  bob,
  CHAIN_ID,
  codeOf,
  createTestSigner,
  keyOf,
  PIN,
  shownFor,
  withActive,
} from './signer.fixture.ts';

const PASSWORD = keyOf('alice-trader7', 'owner').password;
const OWNER = keyOf('alice-trader7', 'owner').public_key;
const ACTIVE = keyOf('alice-trader7', 'active').public_key;
const BOBS = keyOf('bob-holder2', 'active');

async function loggedIn() {
  const signer = createTestSigner();
  await signer.call('configure', { chainId: CHAIN_ID });
  await signer.call('rolesOf', { account: alice, kind: 'password', secret: PASSWORD });
  await signer.call('setup', { account: alice.name, pin: PIN });
  return signer;
}

async function signersOf({ signatures, ...transaction }: SignedTransaction) {
  const digest = signingDigest(CHAIN_ID, (await loadCodec()).transaction(transaction));
  return signatures.map((hex) => formatPublicKey(recoverPublicKey(digest, hexToBytes(hex))));
}

function request(
  operation: Operation,
  step: readonly Fact[],
  more: Partial<SigningRequest> = {},
): SigningRequest {
  const { shown, agreed } = shownFor({ operations: [operation] });
  return {
    account: alice.name,
    chainId: CHAIN_ID,
    operations: [operation],
    memos: [],
    reference: { ref_block_num: 34, ref_block_prefix: 123456 },
    expiration: '2026-11-21T05:00:00',
    shown: { ...shown, steps: [step] },
    agreed,
    ...more,
  };
}

const owners = authorityChangeOperation({
  account: alice.id,
  role: 'owner',
  authority: {
    weight_threshold: 2,
    account_auths: [[bob.id, 1]],
    key_auths: [[OWNER, 2]],
    address_auths: [],
  },
});
const told = [
  fact('owners', { threshold: 2 }),
  fact('signerAccount', { name: bob.name, id: bob.id, weight: 1 }),
  fact('signerKey', { key: OWNER, weight: 2 }),
];
const ownerChange = (more: Partial<SigningRequest> = {}) =>
  request(owners, told, { typedName: alice.name, ...more });
const LOST = 'signer.no_held_key';

describe('a change of the owner', () => {
  it('is signed by the owner’s key alone, which is then forgotten', async () => {
    const signer = await loggedIn();
    expect(await signer.call('holdKeys', { account: alice, secret: PASSWORD })).toEqual([OWNER, ACTIVE]);
    const { signed } = await signer.call('reviewAndSign', ownerChange());
    expect(await signersOf(signed)).toEqual([OWNER]);
    expect(await codeOf(() => signer.call('reviewAndSign', ownerChange()))).toBe(
      'signer.operation_not_allowed',
    );
  });

  it('uses the agreed owner’s key, whatever was reported before', async () => {
    const signer = await loggedIn();
    const lie: AccountKeys = { ...alice, owner: { ...alice.owner, key_auths: [[ACTIVE, 1]] } };
    await signer.call('holdKeys', { account: lie, secret: keyOf('alice-trader7', 'active').wif });
    expect(await codeOf(() => signer.call('reviewAndSign', ownerChange()))).toBe(
      'signer.operation_not_allowed',
    );
    await signer.call('holdKeys', { account: alice, secret: PASSWORD });
    const accounts = [{ ...alice, owner: { ...alice.owner, key_auths: [[BOBS.public_key, 1]] } }, bob];
    const agreed = { ...ownerChange().agreed, accounts: accounts as (typeof alice)[] };
    expect(await codeOf(() => signer.call('reviewAndSign', ownerChange({ agreed })))).toBe(LOST);
  });

  it('ends when it is left, locked, or unused for too long', async () => {
    for (const end of ['discard', 'lock', 'time'] as const) {
      const signer = await loggedIn();
      await signer.call('holdKeys', { account: alice, secret: PASSWORD });
      if (end === 'time') signer.clock.pass(10 * 60_000 + 1);
      else await signer.call(end);
      await signer.call('unlock', { account: alice.name, pin: PIN });
      expect(await codeOf(() => signer.call('reviewAndSign', ownerChange()))).toBe(
        'signer.operation_not_allowed',
      );
    }
  });
});

const approval = (change: Partial<ProposalUpdate>): Operation => [
  23,
  {
    fee: { amount: 2_000_000, asset_id: '1.3.0' },
    fee_paying_account: alice.id,
    proposal: '1.10.3',
    active_approvals_to_add: [],
    active_approvals_to_remove: [],
    owner_approvals_to_add: [],
    owner_approvals_to_remove: [],
    key_approvals_to_add: [],
    key_approvals_to_remove: [],
    extensions: [],
    ...change,
  },
];

describe('a withdrawn approval', () => {
  it('of a key is signed by that key and the payer', async () => {
    const signer = await loggedIn();
    const back = approval({ key_approvals_to_remove: [BOBS.public_key] });
    const asked = request(back, [fact('withdrawKey', { proposal: '1.10.3', key: BOBS.public_key })]);
    expect(await codeOf(() => signer.call('reviewAndSign', asked))).toBe('signer.operation_not_allowed');
    await signer.call('holdKeys', { account: bob, secret: BOBS.wif });
    const { signed } = await signer.call('reviewAndSign', asked);
    expect(await signersOf(signed)).toEqual([ACTIVE, BOBS.public_key]);
  });

  it('of a key without that key is not signed', async () => {
    const signer = await loggedIn();
    await signer.call('holdKeys', { account: bob, secret: BOBS.wif });
    const back = approval({ key_approvals_to_remove: [BOBS.public_key] });
    expect(
      await codeOf(() =>
        signer.call('reviewAndSign', request(back, [fact('withdrawApproval', { proposal: '1.10.3' })])),
      ),
    ).toBe('signer.not_as_shown');
  });

  it('of the owner is signed by the owner’s key and the payer, and once if both are one', async () => {
    const back = approval({ owner_approvals_to_remove: [alice.id] });
    const signer = await loggedIn();
    const asked = request(back, [fact('withdrawOwner', { proposal: '1.10.3' })]);
    expect(await codeOf(() => signer.call('reviewAndSign', asked))).toBe(LOST);
    await signer.call('holdKeys', { account: alice, secret: PASSWORD });
    const { signed } = await signer.call('reviewAndSign', asked);
    expect(await signersOf(signed)).toEqual([ACTIVE, OWNER]);
    const same = { ...alice, owner: alice.active };
    await signer.call('holdKeys', { account: same, secret: PASSWORD });
    const agreed = { ...asked.agreed, accounts: [same, bob] };
    const single = await signer.call('reviewAndSign', { ...asked, agreed });
    expect(await signersOf(single.signed)).toEqual([ACTIVE]);
  });
});

describe('keys entered for one signature', () => {
  it('never belong to another account', async () => {
    const signer = await loggedIn();
    const code = await codeOf(() => signer.call('holdKeys', { account: bob, secret: PASSWORD }));
    expect(code).toBe('signer.no_such_key');
  });

  it('come from the vault for the PIN, if too few of several are there', async () => {
    const shared = withActive(bob, 2, [BOBS.public_key, 1], [ACTIVE, 1]);
    const signer = await loggedIn();
    await signer.call('rolesOf', { account: shared, kind: 'key', secret: BOBS.wif });
    await signer.call('setup', { account: bob.name, pin: PIN });
    await signer.call('unlock', { account: alice.name, pin: PIN });
    expect(await codeOf(() => signer.call('holdKeys', { account: shared, pin: '000000' }))).toBe(
      'vault.wrong_pin',
    );
    expect(await signer.call('holdKeys', { account: shared, pin: PIN })).toEqual([BOBS.public_key]);
  });

  it('outlast the unlocking of the paying account', async () => {
    const signer = await loggedIn();
    await signer.call('rolesOf', { account: bob, kind: 'key', secret: BOBS.wif });
    await signer.call('setup', { account: bob.name, pin: PIN });
    await signer.call('holdKeys', { account: alice, secret: PASSWORD });
    await signer.call('unlock', { account: alice.name, pin: PIN });
    const { signed } = await signer.call('reviewAndSign', ownerChange());
    expect(await signersOf(signed)).toEqual([OWNER]);
  });
});
