import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { recipientQuery } from '../../../recipients/model/recipient.ts';
import { linkedPayment, readLinkedRecipient } from './linkedPayment.ts';

const node = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../../platform/chain/chain.ts', () => ({ chain: node }));

afterEach(() => node.call.mockReset());

const token = (text: string) => btoa(text).replaceAll('=', '');

it('a token that contains the whole payment is read like its parts', () => {
  const request = { to: 'alice-trader7', asset: 'BTS', amount: '10', memo: 'coffee' };
  const parts = new URLSearchParams(request).toString();
  expect(linkedPayment(`pay=${token('alice-trader7|BTS|10|coffee')}`)).toEqual({ request, error: null });
  expect(linkedPayment(parts)).toEqual({ request, error: null });
});

it('an invalid payment fills nothing in, with a reason', () => {
  const nothing = { to: '', asset: '', amount: '', memo: '' };
  const codeOf = (search: string) => {
    const { request, error } = linkedPayment(search);
    expect(request).toEqual(nothing);
    return error?.code;
  };
  expect(codeOf('pay=%%%')).toBe('payment_link.malformed');
  expect(codeOf('to=Nobody!')).toBe('payment_link.recipient');
});

it('the payee is read under the name that the form requests, and missing in a link without one', async () => {
  const bob = { id: '1.2.7', name: 'bob-holder2' };
  node.call.mockResolvedValue([bob]);
  const queries = new QueryClient();
  await readLinkedRecipient(queries, 'to=Bob-Holder2&amount=5');
  expect(queries.getQueryData(recipientQuery('bob-holder2').queryKey)).toEqual(bob);
  await readLinkedRecipient(queries, 'amount=5');
  await readLinkedRecipient(queries, 'pay=%%%');
  expect(node.call).toHaveBeenCalledTimes(1);
});
