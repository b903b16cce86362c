import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useFullAccount } from '../../../account/model/account.ts';
import { feeTakenFrom } from '../../../fees/model/feeAsset.ts';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { useReviewAction } from '../../../transactions/model/review.ts';
import { orderRequest } from '../../model/form/orderRequest.ts';
import { orderOperations } from '../../model/form/placedOrders.ts';
import { type FarConsent, useFarConsent } from '../../model/form/useFarConsent.ts';
import { type OrderForm, useOrderForm } from '../../model/form/useOrderForm.ts';
import type { MarketAssets, Picked } from '../../model/orderDraft.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';

/** A placeholder until the account is read: only the operation's size matters. */
const ANYBODY = '1.2.0';

/** The form of an order with its fee, and the function that opens the review. */
export interface PlaceOrder {
  readonly form: OrderForm;
  readonly fee: ReturnType<typeof useFeeChoice>;
  readonly consent: FarConsent;
  /** False when no press could help. */
  readonly isPossible: boolean;
  readonly isWaiting: boolean;
  takeShare(percent: number): void;
  place(): void;
}

/** The state of the form of an order. */
export function usePlaceOrder(
  account: string,
  market: MarketAssets,
  around: { picked: Picked | null; orders: readonly LimitOrder[] | null },
): PlaceOrder {
  const t = useOrderT();
  const form = useOrderForm(account, market, around);
  const accountId = useFullAccount(account).data?.account.id;
  const { fields, read, outlook, references, expiration } = form;
  const { side, kind } = fields;
  const { orders } = read;
  const placed = {
    accountId: accountId ?? ANYBODY,
    market,
    side,
    kind,
    orders,
    expiration: expiration ?? '',
  };
  const isReady = orders.length > 0 && expiration !== null;
  const fee = useFeeChoice(
    account,
    isReady ? orderOperations({ ...placed, feeAssetId: CORE_ASSET_ID }) : null,
  );
  const percent = outlook?.percentWorse ?? null;
  const distance = percent === null ? undefined : { side, percent };
  const consent = useFarConsent(distance, t('order.farWord'));
  const isCovered = percent === null || percent < consent.mostWorse;
  const hasErrors = Object.keys(form.errors).length > 0 || form.error !== null || fee.fee.problem !== null;
  const isPossible = isReady && !hasErrors && isCovered && form.forbidden === undefined;
  const review = useReviewAction(
    () => {
      if (!isPossible) return 'wrong';
      if (accountId === undefined) return 'waiting';
      // The market's other known prices are still loading.
      if (references === null) return 'waiting';
      const { feeAssetId } = fee.fee;
      const shown = outlook?.estimate ?? null;
      return orderRequest({
        ...placed,
        account,
        accountId,
        feeAssetId,
        shown,
        mostWorse: consent.mostWorse,
        references,
        t,
      });
    },
    () => {
      // It was given for this order.
      consent.forget();
      form.change({ text: '' });
    },
  );
  return {
    form,
    fee: { ...fee, isEmpty: !isReady },
    consent,
    isPossible,
    isWaiting: review.isWaiting,
    takeShare: (share) => form.takeShare(share, feeTakenFrom(form.sold.id, fee.fee)),
    place: () => void review.open(),
  };
}
