import { swapOperations } from '@xbts/shared/actions/swapOperations.ts';
import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SwapPlan } from '@xbts/shared/market/execution/planSwap.ts';
import type { SwapWish } from '@xbts/shared/market/execution/quoteSwap.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useMemo, useState } from 'react';
import { useForm } from '../../../platform/form.ts';
import { useFullAccount } from '../../account/model/account.ts';
import { type Holder, mayHold, mayTradePair, visitor } from '../../account/model/assetLimits.ts';
import { balanceOf } from '../../account/model/balances.ts';
import { overBalance, readAmount, shareTextRoundedDown, untyped } from '../../assets/model/typedAmount.ts';
import { type FeeAsset, feeTakenFrom } from '../../fees/model/feeAsset.ts';
import type { FeeRowProps } from '../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../fees/ui/useFeeChoice.ts';
import { useSlippage } from '../model/slippage.ts';
import { type BookPair, pairsFor, useLiveBooks } from '../model/swapBooks.ts';
import { type PoolMarket, type SwapMarket, type SwapMarketRead, useSwapMarket } from '../model/swapMarket.ts';
import { type FirstAssets, firstAssets, type SwapPreset, untradedOf } from './swapForm.ts';
import { anyExchange, type SwapQuote, useSwapQuote } from './useSwapQuote.ts';

interface Fields {
  /** The side whose amount is typed. */
  side: 'in' | 'out';
  text: string;
  /** Ids; null: the default of the link or the market. */
  from: string | null;
  to: string | null;
  /** The pressed part of the balance and the fee left out of it; null once an amount is typed. */
  share: Share | null;
}

interface Share {
  readonly percent: number;
  readonly fee: bigint;
}

export interface SwapForm {
  read: SwapMarketRead;
  fields: Fields;
  change(change: Partial<Fields>): void;
  flip(): void;
  from: Asset | undefined;
  to: Asset | undefined;
  /** The account's balance of the paid asset; undefined for a visitor. */
  balance: bigint | undefined;
  wish: SwapWish | undefined;
  quote: SwapQuote;
  /** The markets whose books the quote includes. */
  pairs: readonly BookPair[];
  fee: FeeAsset;
  feeChoice: FeeRowProps;
  /** The texts of the two fields. */
  texts: { pay: string; get: string };
  errors: { pay: AppError | null; get: AppError | null; fee: AppError | null };
  /** The asset that its issuer does not let the account trade. */
  forbidden: Asset | undefined;
  /** The symbol of a link's asset that no pool has. */
  untraded: string | undefined;
  takeShare(percent: number): void;
}

const sampleFee = [anyExchange];

/**
 * The state of a swap form ('' is a visitor, who only gets quotes): the typed input, the current quote and the errors.
 */
export function useSwapForm(account: string, preset: SwapPreset): SwapForm {
  const { fields, change } = useForm<Fields>({
    side: 'in',
    text: preset.amount,
    from: null,
    to: null,
    share: null,
  });
  const { slippage } = useSlippage();
  const full = useFullAccount(account).data;
  const read = useSwapMarket(account);
  const first = useFirstAssets(read, preset);
  const ends = endsOf(read, fields, first);
  const { from, to } = ends;
  const fixed = fields.side === 'in' ? from : to;
  const { units, error } =
    fixed === undefined || fields.text === '' ? untyped : readAmount(fields.text, fixed.precision);
  const [side, fromId, toId] = [fields.side, from?.id, to?.id];
  const wish = useMemo(
    () => wishOf(side, units, fromId, toId, slippage),
    [side, units, fromId, toId, slippage],
  );
  const isVisitor = account === '';
  const { market, pairs } = useSwapVenues(read.market, isVisitor ? visitor : full?.account, ends);
  const quote = useSwapQuote(market, { from: fromId, to: toId }, wish);
  const { plan } = quote;
  // Before there is a quote, assume one exchange.
  const operations = plan === undefined ? sampleFee : swapOperations(plan, full?.account.id ?? '1.2.0');
  const feeChoice = useFeeChoice(account, operations);
  const { fee } = feeChoice;
  const balance = isVisitor ? undefined : balanceOf(full, from?.id);
  const feeInSold = feeTakenFrom(fromId, fee);
  const take = (percent: number) => {
    if (from === undefined || balance === undefined) return;
    const text = shareTextRoundedDown(percent, { ...from, balance }, feeInSold);
    change({ side: 'in', text, share: { percent, fee: feeInSold } });
  };
  // More operations than expected cost more: recompute the share, which never grows.
  if (fields.share !== null && feeInSold > fields.share.fee) take(fields.share.percent);
  const forbidden = full && [from, to].find((asset) => asset !== undefined && !mayHold(full.account, asset));
  return {
    read,
    fields,
    change: (made) => change({ share: null, ...made }),
    flip: () => change({ from: to?.id ?? null, to: from?.id ?? null, side: 'in' }),
    from,
    to,
    balance,
    wish,
    quote,
    pairs,
    fee,
    feeChoice,
    texts: textsOf(fields, plan, ends),
    errors: {
      pay: (fields.side === 'in' ? error : null) ?? shortOf(from, balance, fields.side, units, plan),
      get: (fields.side === 'out' ? error : null) ?? (forbidden ? null : marketError(quote, ends)),
      fee: fee.problem,
    },
    forbidden,
    untraded: read.market && untradedOf(preset, read.market.assets),
    takeShare: take,
  };
}

interface Ends {
  from: Asset | undefined;
  to: Asset | undefined;
}

const noPairs: readonly BookPair[] = [];

/** The pools with the books that matter for two assets. */
function useSwapVenues(
  pools: PoolMarket | undefined,
  holder: Holder | undefined,
  { from, to }: Ends,
): { market: SwapMarket | undefined; pairs: readonly BookPair[] } {
  const pairs = useMemo(() => {
    const isKnown = from !== undefined && to !== undefined && pools !== undefined && holder !== undefined;
    return isKnown && from.id !== to.id ? pairsFor(from, to, pools, holder) : noPairs;
  }, [from, to, pools, holder]);
  const books = useLiveBooks(pairs);
  const market = useMemo(() => pools && { ...pools, books }, [pools, books]);
  return { market, pairs };
}

/** The initial assets, fixed when the pools first load: the deepest pool may change later. */
function useFirstAssets({ market }: SwapMarketRead, preset: SwapPreset): FirstAssets | null {
  const [kept, setKept] = useState<{ link: string; first: FirstAssets } | null>(null);
  const link = [preset.from, preset.to, preset.pool].join(' ');
  const first = kept?.link === link ? kept.first : null;
  if (market === undefined || first?.to !== undefined) return first;
  const found = firstAssets(preset, market.pools, market.assets);
  if (first === null || first.from !== found.from || first.to !== found.to) setKept({ link, first: found });
  return found;
}

function endsOf({ market }: SwapMarketRead, fields: Fields, first: FirstAssets | null): Ends {
  if (market === undefined || first === null) return { from: undefined, to: undefined };
  const [from, to] = [fields.from ?? first.from, fields.to ?? first.to];
  const assetOf = (id: string | undefined) => (id === undefined ? undefined : market.assets.get(id));
  return { from: assetOf(from), to: assetOf(to) };
}

function wishOf(
  side: 'in' | 'out',
  units: bigint | null,
  from: string | undefined,
  to: string | undefined,
  slippage: number,
): SwapWish | undefined {
  if (units === null || from === undefined || to === undefined) return undefined;
  const [fixed, other] = side === 'in' ? [from, to] : [to, from];
  return { side, fixed: { units, assetId: fixed }, otherAssetId: other, slippage };
}

/** The typed figure as typed, the other one as quoted. */
function textsOf({ side, text }: Fields, plan: SwapPlan | undefined, { from, to }: Ends): SwapForm['texts'] {
  const quoted = (units: bigint | undefined, asset: Asset | undefined) =>
    units === undefined ? '' : formatPlain(units, asset?.precision ?? 0);
  return side === 'in'
    ? { pay: text, get: quoted(plan?.expected.units, to) }
    : { pay: quoted(plan?.sold.units, from), get: text };
}

function shortOf(
  from: Asset | undefined,
  balance: bigint | undefined,
  side: 'in' | 'out',
  typed: bigint | null,
  plan: SwapPlan | undefined,
): AppError | null {
  const units = side === 'in' ? typed : (plan?.sold.units ?? null);
  return from === undefined || balance === undefined ? null : overBalance(units, { ...from, balance });
}

/** Why the pools have nothing for the wish; an issuer's ban has its own error. */
function marketError({ error }: SwapQuote, { from, to }: Ends): AppError | null {
  const isBanned = from !== undefined && to !== undefined && !mayTradePair(from, to);
  return error?.code === 'pool.no_route' && isBanned ? new AppError('chain.market_forbidden') : error;
}
