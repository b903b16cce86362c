import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import type { Role } from '@xbts/shared/protocol/roles.ts';
import { afterEach, expect, it } from 'vitest';
import recorded from '../../vectors/services/faucet.json' with { type: 'json' };
import { createWorld } from '../world/createWorld.ts';
import { type Services, startServices } from './startServices.ts';

const running: Services[] = [];
afterEach(async () => {
  for (const services of running.splice(0)) await services.close();
});

const keyOf = (name: string, role: Role) =>
  formatPublicKey(publicKeyOf(privateKeyFromPassword(name, role, 'a-long-password')));

const accountOf = (name: string) => ({
  name,
  owner_key: keyOf(name, 'owner'),
  active_key: keyOf(name, 'active'),
  memo_key: keyOf(name, 'memo'),
});

async function setup() {
  const { ledger } = await createWorld({ liveDays: 1 });
  const services = await startServices({ chain: { ledger, codec: await loadCodec() } });
  running.push(services);
  let used = 0;
  const nextAddress = () => {
    used += 1;
    return `192.0.2.${used}`;
  };
  /** From a fresh address, unless one is named. */
  const post = async (body: object, from = nextAddress()) => {
    const response = await fetch(`${services.url}/api/v1/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const register = (name: string, from?: string) =>
    post({ account: { ...accountOf(name), referrer: 'bob-holder2' } }, from);
  return { ledger, services, post, register };
}

const refusal = (sentence: string) => ({ status: 200, body: { error: { base: [sentence] } } });

it('registers an account on the chain, referred by a lifetime member', async () => {
  const { ledger, register } = await setup();
  expect(await register('henry-new10')).toEqual({
    status: 200,
    body: { status: 'Account created', account: accountOf('henry-new10') },
  });
  ledger.produceBlock();
  const account = ledger.state.accountByName('henry-new10');
  expect(account?.registrar).toBe(ledger.state.accountByName('xbts-faucet1')?.id);
  expect(account?.referrer).toBe(ledger.state.accountByName('bob-holder2')?.id);
});

it('answers requests like the operator’s faucet', async () => {
  const { ledger, post } = await setup();
  const registrations = recorded.answers.filter(({ method }) => method === 'POST');
  const from = (name: string | undefined) => (name === 'anna-2048' ? '203.0.113.1' : undefined);
  await post({ account: accountOf('first-7') }, '203.0.113.1');
  for (const { body, answer, failed } of registrations) {
    const asked = post(body ?? {}, from(body?.account?.name));
    if (failed === undefined) expect(await asked).toEqual({ status: 200, body: answer });
    else await expect(asked).rejects.toThrow('fetch failed');
    ledger.produceBlock();
  }
});

it('accepts one account from an address, and one more once another number is set', async () => {
  const { services, register } = await setup();
  expect((await register('henry-new10', '192.0.2.99')).body).toMatchObject({ status: 'Account created' });
  expect(await register('henry-new11', '192.0.2.99')).toEqual(refusal('Only one account per IP 30 min'));
  services.faucet.perAddress = 2;
  expect((await register('henry-new11', '192.0.2.99')).body).toMatchObject({ status: 'Account created' });
});

it('creates the account on the chain some blocks after its answer', async () => {
  const { ledger, services, register } = await setup();
  services.faucet.blocksLate = 2;
  expect((await register('henry-new10')).body).toMatchObject({ status: 'Account created' });
  const isThere = () => ledger.state.accountByName('henry-new10') !== undefined;
  ledger.produceBlock();
  expect(isThere()).toBe(false);
  ledger.produceBlock();
  await expect.poll(isThere).toBe(true);
});

it('refuses without a name, with null, and while its broadcast is off', async () => {
  const { services, register } = await setup();
  const none = { name: null, owner_key: null, active_key: null, memo_key: null };
  services.faucet.isNameless = true;
  expect(await register('henry-new10')).toEqual({
    status: 200,
    body: { status: 'Error registration account', account: none },
  });
  services.faucet.isBroadcasting = false;
  expect(await register('henry-new10')).toEqual(refusal('Broadcast Tx off'));
  services.faucet.barredAddresses = ['198.51.100.7'];
  expect(await register('henry-new10', '198.51.100.7')).toEqual({ status: 200, body: null });
});

it('answers in the earlier guessed form if configured', async () => {
  const { services, register } = await setup();
  services.conditions.set('faucet', { form: 'guess' });
  expect(await register('bob-holder2')).toEqual({
    status: 422,
    body: { error: { base: ['Account name already exists'] } },
  });
  expect(await register('henry-new10', '192.0.2.99')).toMatchObject({
    status: 201,
    body: { account: { name: 'henry-new10' } },
  });
  expect(await register('henry-new11', '192.0.2.99')).toMatchObject({ status: 429 });
});
