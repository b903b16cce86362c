import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import type { DepositQuote } from '@xbts/shared/amm/quoteDeposit.ts';
import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { AppError } from '@xbts/shared/errors/appError.ts';
import { isFaultless, unread, useForm } from '../../../../platform/form.ts';
import {
  overBalance,
  readSpentAmount,
  shareTextRoundedDown,
  untyped,
} from '../../../assets/model/typedAmount.ts';
import { feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import { useSlippage } from '../../../swap/model/slippage.ts';
import { type PaidReview, usePaidReview } from '../../../transactions/ui/usePaidReview.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { depositRequest, type Offer, quoteOffer } from './depositRequest.ts';
import type { StakeFormProps } from './sheetProps.ts';

export type Side = 'a' | 'b';

/** The deposit form of both assets. */
export interface DepositForm extends PaidReview {
  /** The fields' texts: the typed one, and the linked one as quoted. */
  readonly texts: Readonly<Record<Side, string>>;
  readonly errors: Readonly<Record<Side, AppError | null>>;
  /** The fault of the deposit as a whole. */
  readonly error: AppError | null;
  readonly quote: DepositQuote | null;
  readonly held: bigint;
  type(side: Side, text: string): void;
  takeShare(side: Side, percent: number): void;
}

/** The state of the form: its typed values, the quote, and its faults. */
export function useDepositForm({ known, account, balances, onClose }: StakeFormProps): DepositForm {
  const t = usePoolT();
  const { fields, change } = useForm({ side: 'a' as Side, a: '', b: '' });
  const { slippage } = useSlippage();
  const accountId = balances.accountId ?? '1.2.0';
  const assets = { a: known.assetA, b: known.assetB };
  const limits = {
    a: { ...assets.a, balance: balances.balanceOf(assets.a) },
    b: { ...assets.b, balance: balances.balanceOf(assets.b) },
  };
  const isFirst = !isInitialised(known.pool);
  const read = (side: Side) => (fields[side] === '' ? untyped : readSpentAmount(fields[side], limits[side]));
  const typed = { a: read('a'), b: read('b') };
  const offer = offerOf(isFirst, fields.side, { a: typed.a.units, b: typed.b.units }, assets);
  const { value: quote, error } = offer === null ? unread : quoteOffer(known, offer, accountId);
  const held = balances.balanceOf(known.share);
  const other: Side = fields.side === 'a' ? 'b' : 'a';
  const linked = quote === null || isFirst ? null : quote.taken[other];
  const errors = {
    a: typed.a.error,
    b: typed.b.error,
    ...(isFirst ? {} : { [other]: overBalance(linked, limits[other]) }),
  };
  const type = (side: Side, text: string) => change({ side, [side]: text });
  const order = { account, accountId, known, t, held, slippage };
  const review = usePaidReview(
    account,
    offer === null || quote === null
      ? null
      : (feeAssetId) => depositRequest({ ...order, offer, feeAssetId }, quote),
    { isRight: isFaultless(errors) && balances.accountId !== undefined, onSent: onClose },
  );
  return {
    texts: {
      ...fields,
      ...(isFirst ? {} : { [other]: linked === null ? '' : formatPlain(linked, assets[other].precision) }),
    },
    errors,
    error,
    quote,
    held,
    ...review,
    type,
    takeShare: (side, percent) =>
      type(side, shareTextRoundedDown(percent, limits[side], feeTakenFrom(assets[side].id, review.fee.fee))),
  };
}

function offerOf(
  isFirst: boolean,
  side: Side,
  units: Readonly<Record<Side, bigint | null>>,
  assets: Readonly<Record<Side, { id: string }>>,
): Offer | null {
  if (isFirst) return units.a === null || units.b === null ? null : { both: { a: units.a, b: units.b } };
  const given = units[side];
  return given === null ? null : { given: { units: given, assetId: assets[side].id } };
}
