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

describe('the book of transactions', () => {
  it('balances where each end that was told is what the chain says', () => {
    const told = [kept('a', 'irreversible', 'included'), kept('b', 'expired', 'expired')];
    expect(transactionFaults(onChain('a'), told)).toEqual([]);
  });

  it('does not where one is unknown, doubled, untold, unended, or ended otherwise', () => {
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

describe('the book of notices', () => {
  it('balances where each payment stands in one notice', () => {
    const due = [{ uid: 1, kind: 'incomingTransfer' as const, places: ['7/0/0'] }];
    expect(outboxFaults([row({})], due)).toEqual([]);
    expect(outboxFaults([], due)).toHaveLength(1);
    expect(outboxFaults([row({}), row({})], due)).toHaveLength(1);
    expect(outboxFaults([row({ places: ['8/0/0'] })], due)).toHaveLength(1);
  });

  it('balances where each order that was cancelled is told once', () => {
    const told = (...outcomes: string[]) => [row({ kind: 'orderChanged', places: [], outcomes })];
    expect(orderFaults(told('cancelled', 'filled'), [{ uid: 1, count: 1 }])).toEqual([]);
    expect(orderFaults(told('filled'), [{ uid: 1, count: 1 }])).toHaveLength(1);
    expect(orderFaults(told('cancelled', 'cancelled'), [{ uid: 1, count: 1 }])).toHaveLength(1);
  });

  it('has each notice in its chat once, and again only for a send that was interrupted or not answered', () => {
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

describe('the book of histories', () => {
  const head = 'time_utc,asset,operation_id';
  it('balances where every operation of the chain is there once', () => {
    expect(
      historyFaults(['1.11.1', '1.11.2'], `${head}\nt,BTS,1.11.1\nt,STH,1.11.1\nt,BTS,1.11.2\n`),
    ).toEqual([]);
    expect(historyFaults(['1.11.1', '1.11.2'], `${head}\nt,BTS,1.11.1\n`)).toHaveLength(1);
    expect(historyFaults(['1.11.1'], `${head}\nt,BTS,1.11.1\nt,BTS,1.11.1\n`)).toHaveLength(1);
    expect(historyFaults(['1.11.1'], `${head}\nt,BTS,1.11.1\nt,BTS,1.11.3\n`)).toHaveLength(1);
  });
});

describe('the book of logs', () => {
  it('takes errors that carry a code of the table, and what a supervisor is told of an end', () => {
    expect(logFaults('{"level":40,"code":"service.unreachable","msg":"x"}\n{"level":30,"msg":"y"}')).toEqual(
      [],
    );
    expect(logFaults('{"level":50,"err":{"code":"storage.unavailable"},"msg":"x"}')).toEqual([]);
    expect(logFaults('The bot can not go on: the disk is full')).toEqual([]);
  });

  it('finds errors without one, bugs of our own, and what no log has written', () => {
    expect(logFaults('{"level":50,"msg":"x"}')).toHaveLength(1);
    expect(logFaults('{"level":40,"err":{"message":"boom"},"msg":"x"}')).toHaveLength(1);
    expect(logFaults('{"level":50,"code":"unexpected","msg":"x"}')).toHaveLength(1);
    expect(logFaults('TypeError: x is not a function')).toHaveLength(1);
  });
});
