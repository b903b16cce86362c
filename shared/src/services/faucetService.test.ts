import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import faucet from '../../../tests/vectors/services/faucet.json' with { type: 'json' };
import { type FaucetRequest, faucetRequestSchema, isAnswerTo } from './faucet.ts';
import { refusalCodeOf } from './faucetRules.ts';
import { faucetService } from './faucetService.ts';

const { answer: schema } = faucetService.register;
const read = (answer: unknown) => v.parse(schema, answer);
const refused = (words: string) => ({ outcome: 'refused', words, form: 'of 2024' });

const registrations = faucet.answers.filter(
  ({ method, answer }) => method === 'POST' && answer !== undefined,
);

/** The operator's faucet's answer to each name, in the order of the recording. */
const outcomes: readonly (readonly [name: string, outcome: string])[] = [
  ['anna-2047', 'created'],
  ['anna-2048', 'Only one account per IP 30 min'],
  ['anna', 'Only standard accounts names allowed'],
  ['my-binance-1', 'name not allowed'],
  ['anna-2047', 'Error registration new account.'],
  ['b2', 'created'],
  ['Anna-2050', 'created'],
  ['anna-2051', 'created'],
  ['-bad-', 'Error registration new account.'],
  ['anna-2052', 'created'],
  ['xrty', 'Only standard accounts names allowed'],
  ['anna-2053', 'Error registration new account.'],
];

describe('the recorded answers of the operator’s faucet', () => {
  it('are all parsed to their kind', () => {
    const seen = registrations.map(({ body, answer }) => {
      const outcome = read(answer);
      return [body?.account?.name, outcome.outcome === 'refused' ? outcome.words : outcome.outcome];
    });
    expect(seen).toEqual(outcomes);
  });

  it('are of the form of 2024, and its refusals come with the status 200', () => {
    expect(new Set(registrations.map(({ answer }) => read(answer).form))).toEqual(new Set(['of 2024']));
    expect(new Set(registrations.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('have a code each if they refuse', () => {
    const words = outcomes.map(([, outcome]) => outcome).filter((outcome) => outcome !== 'created');
    expect(words.map(refusalCodeOf)).toEqual([
      'new_account.address_limit',
      'account_name.premium',
      'account_name.barred',
      'new_account.failed',
      'new_account.failed',
      'account_name.premium',
      'new_account.failed',
    ]);
  });

  it('concern the name in lower case, as a name is sent', () => {
    const [registration] = registrations.filter(({ body }) => body?.account?.name === 'Anna-2050');
    const { account } = v.parse(faucetRequestSchema, registration?.body);
    const outcome = read(registration?.answer);
    expect(account.name).toBe('anna-2050');
    expect(outcome.outcome === 'created' && isAnswerTo(account, outcome.account)).toBe(true);
  });
});

describe('other answers of a faucet', () => {
  it('without an account’s name are refusals with the text of their status', () => {
    const status = 'Error registration account';
    const account = { name: null, owner_key: null, active_key: null, memo_key: null };
    expect(read({ status, account })).toEqual(refused(status));
  });

  it('of null mean a barred address', () => {
    expect(read(null)).toEqual({ outcome: 'barred', form: 'of 2024' });
  });

  it('with the account alone are still read, in the earlier guessed form', () => {
    expect(read({ account: { name: 'anna-2047', owner_key: 'BTS5' } })).toEqual({
      outcome: 'created',
      account: { name: 'anna-2047', owner_key: 'BTS5' },
      form: 'guess',
    });
  });

  it('are joined where there are several messages, and cut', () => {
    expect(read({ error: { base: ['One.', 'Two.'] } })).toEqual(refused('One. Two.'));
    const long = { error: { base: ['a'.repeat(400), 'b'.repeat(400)] } };
    expect(read(long)).toEqual(refused(`${'a'.repeat(300)} ${'b'.repeat(199)}`));
  });

  it.each([
    undefined,
    false,
    [],
    {},
    '',
    { error: { base: [] } },
    { error: 'Service is on maintenance' },
    { status: 'Account created', account: { name: null } },
    { status: 'Another word', account: { name: 'anna-2047' } },
    { account: { name: 7 } },
  ])('in an unknown form are refused: %j', (answer) => {
    expect(v.is(schema, answer)).toBe(false);
  });
});

describe('an answer', () => {
  const key = (letter: string) => `BTS${letter.repeat(50)}`;
  const sent: FaucetRequest['account'] = {
    name: 'anna-2047',
    owner_key: key('a'),
    active_key: key('b'),
    memo_key: key('c'),
  };

  it('matches the request if name and keys are the same', () => {
    expect(isAnswerTo(sent, { ...sent })).toBe(true);
    expect(isAnswerTo(sent, { name: sent.name })).toBe(true);
  });

  it.each(['name', 'owner_key', 'active_key', 'memo_key'] as const)(
    'does not match a request with another %s',
    (part) => {
      expect(isAnswerTo(sent, { ...sent, [part]: 'BTS-of-somebody-else' })).toBe(false);
    },
  );
});
