import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentKey, judgeRecipient, type RecipientFacts } from './verdict.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const friend: RecipientFacts = {
  name: 'bob-holder2',
  id: '1.2.19',
  listing: null,
  scamListAt: now,
  publicListAt: now,
  gateway: null,
  areGatewaysUnknown: false,
  memo: '',
  lookAlike: null,
  isOwn: false,
  contact: null,
  past: { count: 3, withMemo: 0, isWhole: true },
  isPastHearsay: false,
  since: { at: Date.parse('2019-03-01T00:00:00Z'), isRegistration: true },
  now,
};
const judge = (change: Partial<RecipientFacts> = {}) => judgeRecipient({ ...friend, ...change });
const told = (change: Partial<RecipientFacts> = {}) =>
  judge(change).reasons.map(({ kind, level }) => `${kind} ${level}`);

describe('the verdict about a recipient', () => {
  it('is ok for a previously paid account, with the reason', () => {
    expect(judge().level).toBe('ok');
    expect(told()).toEqual(['notListed ok', 'paidBefore ok', 'registered ok']);
  });

  it('requires a consent for a name on the public list, and shows the age of the list', () => {
    const { level, reasons } = judge({ listing: { list: 'public', at: now }, contact: 'Bob' });
    expect([level, reasons[0]?.kind, reasons[0]?.values.at]).toEqual(['danger', 'scamPublic', now]);
  });

  it('refuses a name on the operator’s scam list, whatever else speaks for it', () => {
    const { level, reasons } = judge({ listing: { list: 'operator', at: now }, contact: 'Bob', isOwn: true });
    expect([level, reasons[0]?.kind, reasons[0]?.source]).toEqual(['refused', 'scam', 'scamList']);
  });

  it('states whether the operator’s list was read or only the public one is known', () => {
    expect(told({ scamListAt: null })[0]).toBe('notListedShipped ok');
  });

  it('notes a first payment, unless the account is a contact or one’s own', () => {
    const past = { count: 0, withMemo: 0, isWhole: true };
    expect(told({ past })[0]).toBe('first notice');
    expect(judge({ past, contact: '' }).level).toBe('ok');
    expect(judge({ past, isOwn: true }).level).toBe('ok');
    expect(told({ past: { ...past, isWhole: false } })[0]).toBe('firstOfMany notice');
    expect(told({ past: null })[0]).toBe('pastUnknown notice');
  });

  it('warns of a name that looks like a known one, less when this device has paid it before', () => {
    const lookAlike = { name: 'bob-h0lder2', knownAs: 'contact' } as const;
    const none = { count: 0, withMemo: 0, isWhole: true };
    expect(told({ lookAlike, past: none })[0]).toBe('lookAlike danger');
    expect(told({ lookAlike })[0]).toBe('lookAlike notice');
    expect(told({ lookAlike, isPastHearsay: true })[0]).toBe('lookAlike danger');
    expect(told({ lookAlike, past: none, contact: 'Bob' })).not.toContain('lookAlike danger');
  });

  it('warns of a gateway account without its memo, or with one that no gateway reads', () => {
    const gateway = { family: 'coins' };
    expect(told({ gateway })[0]).toBe('gatewayNoMemo danger');
    expect(told({ gateway, memo: '  ' })[0]).toBe('gatewayNoMemo danger');
    expect(told({ gateway, memo: 'thanks' })[0]).toBe('gatewayOddMemo danger');
    expect(told({ gateway, memo: 'btc:bc1qexample' })[0]).toBe('gatewayMemo notice');
    expect(told({ areGatewaysUnknown: true })[0]).toBe('gatewaysUnknown notice');
  });

  it('notes a missing message that earlier payments had', () => {
    const past = (count: number, withMemo: number) => ({ past: { count, withMemo, isWhole: true } });
    expect(told(past(1, 1))[0]).toBe('memoBefore notice');
    expect(told(past(2, 2))[0]).toBe('memoBefore notice');
    expect(told(past(3, 3))[0]).toBe('memoBefore danger');
    expect(told({ ...past(3, 3), contact: 'Bob' })[0]).toBe('memoBefore notice');
    expect(told(past(3, 2)).join()).not.toContain('memoBefore');
    expect(judge({ ...past(3, 3), memo: 'invoice 7' }).level).toBe('ok');
  });

  it('notes a young account, and distrusts an age from the node’s memory', () => {
    const days = (count: number) => now - count * 86_400_000;
    expect(told({ since: { at: days(29), isRegistration: true } })[0]).toBe('young notice');
    expect(told({ since: { at: days(30), isRegistration: true } })).toContain('registered ok');
    expect(told({ since: { at: days(2), isRegistration: false } })).toContain('knownSince ok');
  });

  it('warns of accounts that nobody or everybody controls', () => {
    expect(told({ id: '1.2.3' })[0]).toBe('burned danger');
    expect(told({ id: '1.2.4' })[0]).toBe('anybody danger');
  });

  it('is as bad as its worst reason, whatever the facts', () => {
    const order = ['ok', 'notice', 'danger', 'refused'];
    const facts = fc.record({
      listing: fc.option(fc.record({ list: fc.constantFrom('operator', 'public'), at: fc.constant(now) })),
      gateway: fc.option(fc.record({ family: fc.string() })),
      areGatewaysUnknown: fc.boolean(),
      memo: fc.string(),
      lookAlike: fc.option(fc.constant({ name: 'bob', knownAs: 'own' } as const)),
      isOwn: fc.boolean(),
      contact: fc.option(fc.string()),
      isPastHearsay: fc.boolean(),
      past: fc.option(fc.record({ count: fc.nat(5), withMemo: fc.nat(5), isWhole: fc.boolean() })),
      since: fc.option(fc.record({ at: fc.nat(), isRegistration: fc.boolean() })),
    });
    fc.assert(
      fc.property(facts, (change) => {
        const { level, reasons } = judge(change);
        const ranks = reasons.map((each) => order.indexOf(each.level));
        expect(order.indexOf(level)).toBe(Math.max(...ranks));
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
        expect(level === 'refused').toBe(change.listing?.list === 'operator');
      }),
    );
  });
});

describe('the consent to a danger', () => {
  it('holds for one recipient, one message and the shown dangers', () => {
    const gateway = { family: 'coins' };
    const shown = consentKey(judge({ gateway }), 'xbtsx-gate', '');
    expect(consentKey(judge({ gateway }), 'xbtsx-gate', '')).toBe(shown);
    expect(consentKey(judge({ gateway }), 'xbtsx-gates', '')).not.toBe(shown);
    expect(consentKey(judge({ gateway, memo: 'hi' }), 'xbtsx-gate', 'hi')).not.toBe(shown);
    expect(consentKey(judge({ gateway, id: '1.2.3' }), 'xbtsx-gate', '')).not.toBe(shown);
  });
});
