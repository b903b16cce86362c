import { AppError } from '@xbts/shared/errors/appError.ts';
import { describe, expect, it } from 'vitest';
import { firstFields, type OrderFields } from '../../model/form/orderFields.ts';
import { marketFixture } from '../../model/market.fixture.ts';
import type { TranslateOrder } from '../../texts/form/orderTexts.ts';
import { orderAct } from './orderAct.ts';
import type { PlaceOrder } from './usePlaceOrder.ts';

const market = marketFixture();
/** A text's key with its parameters. */
const t = ((key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' ')) as TranslateOrder;

interface State {
  readonly fields?: Partial<OrderFields>;
  readonly form?: Partial<PlaceOrder['form']>;
  readonly isPossible?: boolean;
  readonly feeProblem?: AppError;
}

function said({ fields, form, isPossible = false, feeProblem }: State): string {
  const place = {
    form: {
      fields: { ...firstFields, price: '20', text: '3', ...fields },
      read: { units: { quote: 3_0000_0000n, base: 60_00000n }, orders: [], price: null, errors: {} },
      errors: {},
      error: null,
      outlook: null,
      isAtMarket: false,
      sold: market.base,
      ...form,
    },
    fee: { fee: { problem: feeProblem ?? null } },
    consent: { mostWorse: 10 },
    isPossible,
  } as unknown as PlaceOrder;
  return orderAct(place, market, t);
}

describe('the button of the form', () => {
  it('says what it does, with the whole amount', () => {
    expect(said({ isPossible: true })).toBe('order.buyAmount 3 STH');
    expect(said({ isPossible: true, fields: { side: 'sell' } })).toBe('order.sellAmount 3 STH');
  });

  it('says what is not typed yet, in the order of the fields', () => {
    expect(said({ fields: { price: '', text: '' } })).toBe('why.price');
    expect(said({ fields: { text: '' } })).toBe('why.amount');
    expect(said({ fields: { kind: 'ladder', text: '' } })).toBe('why.endPrice');
  });

  it('asks for no price at market, and says when nobody offers one', () => {
    const fields = { kind: 'fillOrKill', price: '', text: '' } as const;
    expect(said({ fields, form: { isAtMarket: true } })).toBe('why.amount');
    const outlook = { isOffered: false } as PlaceOrder['form']['outlook'];
    expect(said({ fields, form: { isAtMarket: true, outlook } })).toBe('why.noOffers');
  });

  it('says what is wrong: a figure, the balance, the book, the fee, the distance', () => {
    const short = new AppError('amount.over_balance', { balance: '1', symbol: 'BTS' });
    expect(said({ form: { errors: { total: short } } })).toBe('why.overBalance BTS');
    expect(said({ form: { errors: { price: new AppError('amount.zero') } } })).toBe('why.wrongPrice');
    expect(said({ form: { error: new AppError('order.would_match') } })).toBe('why.wouldMatch');
    expect(said({ feeProblem: new AppError('fee.no_core', { symbol: 'BTS' }) })).toBe('why.fee');
    const outlook = { percentWorse: 12 } as PlaceOrder['form']['outlook'];
    expect(said({ form: { outlook } })).toBe('why.far');
  });
});
