import type { ChainClient, NodeReader } from '@xbts/shared/client/chainClient.ts';
import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { signDigest } from '@xbts/shared/protocol/signing.ts';
import { subscriptionDigest } from '@xbts/shared/protocol/subscriptionProof.ts';
import { expect, it } from 'vitest';
import { fakeChain } from '../../chain/fakeChain.fixture.ts';
import { provenAccount } from './subscriptionProof.ts';

const keyOf = (name: string) => privateKeyFromPassword(name, 'active', 'a password of the tests');
const publicTextOf = (name: string) => formatPublicKey(publicKeyOf(keyOf(name)));

/** A node's answer about alice, with the key of that name. */
function nodeSaying(url: string, name: string, accountName: string | null = 'alice-trader7'): NodeReader {
  const authority = {
    weight_threshold: 1,
    account_auths: [],
    key_auths: [[publicTextOf(name), 1]],
    address_auths: [],
  };
  const options = {
    memo_key: publicTextOf(name),
    voting_account: '1.2.5',
    num_witness: 0,
    num_committee: 0,
    votes: [],
    extensions: [],
  };
  const account = {
    id: '1.2.18',
    name: accountName,
    owner: authority,
    active: authority,
    options,
    membership_expiration_date: '1970-01-01T00:00:00',
    registrar: '1.2.17',
    referrer: '1.2.17',
    lifetime_referrer: '1.2.17',
    network_fee_percentage: 2000,
    lifetime_referrer_fee_percentage: 3000,
    referrer_rewards_percentage: 0,
    statistics: '2.6.18',
    whitelisting_accounts: [],
    blacklisting_accounts: [],
    whitelisted_accounts: [],
    blacklisted_accounts: [],
  };
  const { client } = fakeChain({ 'database.get_accounts': () => (accountName === null ? [] : [account]) });
  return { url, call: (...call) => client.call(...call) };
}

function prove(signer: string, ...nodes: NodeReader[]) {
  return proveBy(signatureOf(signer), nodes);
}

const proof = { botId: '77', userId: '88', account: 'alice-trader7', nonce: '0'.repeat(32) };

function signatureOf(signer: string): string {
  const digest = subscriptionDigest({ chainId: 'ab'.repeat(32), ...proof });
  return Buffer.from(signDigest(digest, keyOf(signer))).toString('hex');
}

function proveBy(signature: string, nodes: readonly NodeReader[]) {
  const client: ChainClient = {
    ...fakeChain({}).client,
    call: (...call) => (nodes[0] ?? expect.fail()).call(...call),
    readers: async (count = 2) => nodes.slice(0, count),
    // The next block is always available.
    onBlock: (listener) => {
      queueMicrotask(() => listener({ number: 1, id: '', time: 0, irreversible: 0 }));
      return () => undefined;
    },
  };
  return provenAccount(client, { ...proof, signature });
}

const honest = (url: string) => nodeSaying(url, 'alice');

it('is accepted from a key that nodes agree to be the account’s', async () => {
  expect(await prove('alice', honest('wss://one.net'), honest('wss://two.net'))).toEqual({
    id: '1.2.18',
    name: 'alice-trader7',
  });
});

it('is refused from a key that one node alone reports', async () => {
  const liar = nodeSaying('wss://liar.net', 'mallory');
  await expect(prove('mallory', liar, honest('wss://two.net'))).rejects.toMatchObject({
    code: 'node.disagree',
  });
  const outvoted = prove('mallory', liar, honest('wss://two.net'), honest('wss://three.net'));
  await expect(outvoted).rejects.toMatchObject({ code: 'node.contradicted' });
});

it.each(['bob-holder2', null])(
  'is refused if nodes answer with another account, or none (%s)',
  async (name) => {
    const nodes = ['wss://one.net', 'wss://two.net'].map((url) => nodeSaying(url, 'alice', name));
    await expect(prove('alice', ...nodes)).rejects.toMatchObject({ code: 'node.bad_answer' });
  },
);

it('is refused from a foreign key, and with a malformed signature', async () => {
  const nodes = ['wss://one.net', 'wss://two.net'].map(honest);
  const wrongKey = { code: 'subscription.wrong_key' };
  await expect(prove('mallory', ...nodes)).rejects.toMatchObject(wrongKey);
  await expect(proveBy('00'.repeat(65), nodes)).rejects.toMatchObject(wrongKey);
});

it('is refused for an account unknown to the chain', async () => {
  const { client } = fakeChain({ 'database.get_accounts': () => [null] });
  const nodes = ['wss://one.net', 'wss://two.net'].map((url) => ({
    url,
    call: (...call: Parameters<typeof client.call>) => client.call(...call),
  }));
  await expect(prove('alice', ...(nodes as NodeReader[]))).rejects.toMatchObject({
    code: 'request.not_found',
  });
});
