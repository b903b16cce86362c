import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { marketOf } from '@xbts/shared/market/marketOf.ts';
import { wholePrice } from '@xbts/shared/market/orders/bookSides.ts';
import type { ListedMovement } from '@xbts/shared/protocol/operations/history.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { formatPrice } from '../../../platform/i18n/prices.ts';
import type { OperationTitle } from '../../transactions/ui/operationTitle.ts';
import type { Summary, SummaryAssets, SummaryPrices } from '../model/summary.ts';
import type { TranslateHistory } from '../texts/historyTexts.ts';

/** What names a summary: assets and accounts by their ids. */
export interface SummaryNames {
  readonly assets: SummaryAssets;
  readonly names: ReadonlyMap<string, string>;
}

/** The pool of two amounts; null unless they are two. */
export function pairOf(moved: readonly ListedMovement[], assets: SummaryAssets) {
  const [one, other] = moved.map(({ assetId }) => assets.get(assetId)?.symbol);
  return moved.length !== 2 || one === undefined || other === undefined ? null : marketOf(one, other);
}

function partyTitle({ kind, parties }: Summary, { names }: SummaryNames, t: TranslateHistory): string {
  const [id = ''] = parties;
  const isOut = kind === 'out';
  if (parties.length > 1)
    return t(isOut ? 'history.toSeveral' : 'history.fromSeveral', { count: parties.length });
  return t(isOut ? 'common.toName' : 'history.from', { name: names.get(id) ?? id });
}

/** A row's title: the kind of what happened, or the other account. */
export function summaryTitle(
  summary: Summary,
  named: SummaryNames,
  t: TranslateHistory,
  titleOf: OperationTitle,
): string {
  const { kind, count, lead, figures, prices } = summary;
  switch (kind) {
    case 'in':
    case 'out':
      return partyTitle(summary, named, t);
    case 'deposit':
      return t('common.aDeposit');
    case 'withdrawal':
      return t('common.aWithdrawal');
    case 'payout':
      return t('history.payout');
    case 'staked':
      return t('history.staked');
    case 'claimed':
      return t('history.claimed');
    case 'rest':
      return t('history.rest');
    case 'swap':
      return t('common.swap');
    case 'bought':
    case 'sold':
      return t(kind === 'bought' ? 'history.bought' : 'history.sold', {
        symbol: shownSymbol(prices?.quote.symbol ?? ''),
      });
    case 'buyOrders':
      return count === 1 ? t('history.buyOrder') : t('history.buyOrders', { count });
    case 'sellOrders':
      return count === 1 ? t('history.sellOrder') : t('history.sellOrders', { count });
    case 'cancelled':
      return count === 1 ? titleOf(lead.type) : t('history.cancelled', { count });
    case 'expired':
      return count === 1 ? t('history.expired') : t('history.expiredMany', { count });
    case 'added':
    case 'removed': {
      const pair = pairOf(figures, named.assets);
      if (pair === null) return titleOf(lead.type);
      const { quote, base } = pair;
      return t(kind === 'added' ? 'history.added' : 'history.removed', {
        pair: `${shownSymbol(quote)}/${shownSymbol(base)}`,
      });
    }
    default:
      return titleOf(lead.type);
  }
}

/** A price, or the span of several. */
export function priceSpan({ quote, base, lowest, highest }: SummaryPrices): string {
  const [from, to] = [lowest, highest].map((price) => formatPrice(wholePrice(price, { quote, base })));
  return from === to ? (from ?? '') : `${from} – ${to}`;
}

/** An amount in a sentence; '' until its asset is read. */
export function amountWords({ assetId, units }: ListedMovement, assets: SummaryAssets): string {
  const asset = assets.get(assetId);
  return asset === undefined
    ? ''
    : `${formatAmount(units, asset.precision, 'plain')}\u00a0${shownSymbol(asset.symbol)}`;
}

/** The one fact beside a row's time, other than a message; null: none. */
export function summaryFact(
  { kind, count, paid, parties, prices }: Summary,
  { assets, names }: SummaryNames,
  t: TranslateHistory,
): string | null {
  switch (kind) {
    case 'swap':
      return paid.map((each) => amountWords(each, assets)).join(' + ') || null;
    case 'bought':
    case 'sold':
      return prices === null ? null : t('history.at', { price: priceSpan(prices) });
    case 'buyOrders':
    case 'sellOrders':
      return prices === null ? null : priceSpan(prices);
    case 'deposit':
    case 'withdrawal':
      return names.get(parties[0] ?? '') ?? null;
    case 'in':
    case 'out':
      return count > 1 ? t('history.payments', { count }) : null;
    case 'other':
      return count > 1 ? t('history.operations', { count }) : null;
    default:
      return null;
  }
}
