import type { PriceAlertKind } from '@xbts/shared/alerts/priceRule.ts';
import type { Texts } from '../../telegram/texts/texts.ts';

/** All texts of notices, in one language. The inserted values are HTML already. */
export interface NoticeTexts {
  payout: {
    title: string;
    /** The payer: the source of a payout is always named. */
    from(payer: string): string;
    total(worth: string): string;
    /** Further payments that are not listed. */
    more(count: number): string;
    button: string;
  };
  incomingTransfer: {
    title: string;
    line(amount: string, names: { from: string; to: string }): string;
    button: string;
  };
  requestPaid: {
    title: string;
    line(amount: string, names: { from: string; to: string }): string;
    /** How the payment was matched to the request. */
    matched: string;
    button: string;
  };
  depositCredited: {
    title: string;
    line(amount: string, names: { by: string; to: string }): string;
    button: string;
  };
  stakeMatured: {
    title: string;
    vestingTitle: string;
    line(amount: string, account: string): string;
    button: string;
  };
  roundSummary: {
    title: string;
    from(payer: string): string;
    /** The number of payments, and of accounts. */
    spread(payments: number, accounts: number): string;
    button: string;
  };
  priceAlert: Pick<Texts, 'locale' | 'sourceNames' | 'percent'> & {
    /** What was waited for: a price with its unit, or a percentage. */
    rules: Record<PriceAlertKind, (level: string) => string>;
    /** The source of the price, and the time of its reading. */
    source(names: string, moment: string): string;
    /** Nothing else confirms the price. */
    oneSource: string;
    /** On buttons. */
    button: string;
    onceMore: string;
    mute: string;
    remove: string;
  };
  proposal: Pick<Texts, 'locale'> & {
    titles: Record<'waits' | 'approved' | 'ending' | 'carriedOut' | 'refused' | 'ended', string>;
    account(name: string, id: string): string;
    payment(amount: string, to: string): string;
    count(operations: number): string;
    proposer(name: string): string;
    stranger(name: string): string;
    listed(name: string): string;
    by(name: string): string;
    until(moment: string): string;
    button: string;
  };
  timed: Pick<Texts, 'locale'> & {
    titles: Record<'waits' | 'taken' | 'returned', string>;
    between(amount: string, from: string, to: string): string;
    number(id: string): string;
    until(moment: string): string;
    secret: string;
    button: string;
  };
  keysChanged: {
    title: string;
    /** What devices with the old keys can still do. */
    now: string;
    ask: string;
    /** What nobody is ever asked for. */
    never: string;
    /** On buttons. */
    button: string;
    mine: string;
    notMine: string;
  };
  orderChanged: {
    titles: Record<'filled' | 'partlyFilled' | 'expired' | 'cancelled', string>;
    bought(had: string, paid: string): string;
    sold(given: string, had: string): string;
    price(price: string): string;
    fee(amount: string): string;
    /** The unsold rest of a partly filled order. */
    open(rest: string): string;
    /** A sell order at that price has ended, and its unsold amount is back. */
    saleEnded(price: string, rest: string): string;
    purchaseEnded(price: string, rest: string): string;
    account(name: string): string;
    /** Further orders that are not listed. */
    more(count: number): string;
    /** On a button, so no HTML: the symbols of a market. */
    button(quote: string, base: string): string;
  };
}
