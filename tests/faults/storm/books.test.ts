import { describe, expect, it } from 'vitest';
import { transactionFaults } from './chainBook.ts';
import { historyFaults } from './historyBook.ts';
import { logFaults } from './logBook.ts';
import { deliveryFaults, type NoticeRow, orderFaults, outboxFaults } from './noticeBook.ts';

const kept = (id: string, phase: string, told?: string) => ({
  id,
  phase,
  error: null,
  ...(told === undefined ? {} : { told }),
});
const onChain = (...ids: string[]) => ({ signed: new Map(ids.map((id) => [id, 1])) });

describe('the record of transactions', () => {
  it('balances if each reported end matches the chain', () => {
    const told = [kept('a', 'irreversible', 'included'), kept('b', 'expired', 'expired')];
    expect(transactionFaults(onChain('a'), told)).toEqual([]);
  });

  it('does not if one is unknown, duplicated, unreported, unended, or ended otherwise', () => {
    expect(
      transactionFaults({ signed: new Map([['a', 2]]) }, [kept('a', 'irreversible', 'included')]),
    ).toHaveLength(1);
    expect(transactionFaults(onChain('a'), [])).toHaveLength(1);
    expect(transactionFaults(onChain('a'), [kept('a', 'expired', 'expired')])).toHaveLength(1);
    expect(transactionFaults(onChain('a'), [kept('a', 'irreversible')])).toHaveLength(1);
    expect(transactionFaults(onChain('a'), [kept('a', 'sent')])).toHaveLength(1);
    expect(transactionFaults(onChain(), [kept('a', 'irreversible', 'included')])).toHaveLength(1);
  });
});

const row = (own: Partial<NoticeRow>): NoticeRow => ({
  uid: 1,
  kind: 'incomingTransfer',
  state: 'sent',
  code: null,
  interruptions: 0,
  places: ['7/0/0'],
  ...own,
});
const message = (block: number) => ({
  message_id: block,
  text: '📥 Incoming transfer\n+1 BTS',
  entities: [{ type: 'text_link', offset: 0, length: 1, url: `https://explorer.test/#/blocks/${block}` }],
});
const chat = (blocks: number[], unanswered = 0) =>
  new Map([[1, { messages: blocks.map(message), unanswered }]]);

describe('the record of notices', () => {
  it('balances if each payment is in one notice', () => {
    const due = [{ uid: 1, kind: 'incomingTransfer' as const, places: ['7/0/0'] }];
    expect(outboxFaults([row({})], due)).toEqual([]);
    expect(outboxFaults([], due)).toHaveLength(1);
    expect(outboxFaults([row({}), row({})], due)).toHaveLength(1);
    expect(outboxFaults([row({ places: ['8/0/0'] })], due)).toHaveLength(1);
  });

  it('balances if each cancelled order is reported once', () => {
    const told = (...outcomes: string[]) => [row({ kind: 'orderChanged', places: [], outcomes })];
    expect(orderFaults(told('cancelled', 'filled'), [{ uid: 1, count: 1 }])).toEqual([]);
    expect(orderFaults(told('filled'), [{ uid: 1, count: 1 }])).toHaveLength(1);
    expect(orderFaults(told('cancelled', 'cancelled'), [{ uid: 1, count: 1 }])).toHaveLength(1);
  });

  it('has each notice in its chat once, and again only for an interrupted or unanswered send', () => {
    expect(deliveryFaults([row({})], chat([7]))).toEqual([]);
    expect(deliveryFaults([row({})], chat([]))).toHaveLength(1);
    expect(deliveryFaults([row({})], chat([7, 7]))).toHaveLength(1);
    expect(deliveryFaults([row({ interruptions: 1 })], chat([7, 7]))).toEqual([]);
    expect(deliveryFaults([row({})], chat([7, 7], 1))).toEqual([]);
    expect(deliveryFaults([row({ state: 'waiting' })], chat([7]))).toHaveLength(1);
    expect(deliveryFaults([row({ state: 'given_up', code: 'notice.interrupted_twice' })], chat([]))).toEqual(
      [],
    );
  });
});

describe('the record of histories', () => {
  const head = 'time_utc,asset,operation_id';
  it('balances if it contains every operation of the chain once', () => {
    expect(
      historyFaults(['1.11.1', '1.11.2'], `${head}\nt,BTS,1.11.1\nt,STH,1.11.1\nt,BTS,1.11.2\n`),
    ).toEqual([]);
    expect(historyFaults(['1.11.1', '1.11.2'], `${head}\nt,BTS,1.11.1\n`)).toHaveLength(1);
    expect(historyFaults(['1.11.1'], `${head}\nt,BTS,1.11.1\nt,BTS,1.11.1\n`)).toHaveLength(1);
    expect(historyFaults(['1.11.1'], `${head}\nt,BTS,1.11.1\nt,BTS,1.11.3\n`)).toHaveLength(1);
  });
});

describe('the record of logs', () => {
  it("accepts errors with a code of the table, and a supervisor's message about an end", () => {
    expect(logFaults('{"level":40,"code":"service.unreachable","msg":"x"}\n{"level":30,"msg":"y"}')).toEqual(
      [],
    );
    expect(logFaults('{"level":50,"err":{"code":"storage.unavailable"},"msg":"x"}')).toEqual([]);
    expect(logFaults('The bot has to stop: the disk is full')).toEqual([]);
  });

  it('finds errors without one, our own bugs, and text that no log has written', () => {
    expect(logFaults('{"level":50,"msg":"x"}')).toHaveLength(1);
    expect(logFaults('{"level":40,"err":{"message":"boom"},"msg":"x"}')).toHaveLength(1);
    expect(logFaults('{"level":50,"code":"unexpected","msg":"x"}')).toHaveLength(1);
    expect(logFaults('TypeError: x is not a function')).toHaveLength(1);
  });
});
