import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useForm } from '../../../../platform/form.ts';
import { useFullAccount } from '../../../account/model/account.ts';
import { balanceOf } from '../../../account/model/balances.ts';
import { useFeeChoice } from '../../../fees/ui/useFeeChoice.ts';
import { useReviewAction } from '../../../transactions/model/review.ts';
import type { PlacedOrders } from '../../model/form/placedOrders.ts';
import { useFarConsent } from '../../model/form/useFarConsent.ts';
import { useReferences } from '../../model/form/useReferences.ts';
import { fieldsOfOrder, readMove, sideOfMoved, soldOf } from '../../model/move/moveFields.ts';
import { moveOperations, moveRequest } from '../../model/move/moveRequest.ts';
import { useOutlook } from '../../model/move/useOutlook.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';

/** An open order of an account, in its market. */
export interface Moved {
  account: string;
  order: LimitOrder;
  market: MarketAssets;
}

/** The fields of a move and the function that opens its review; `onSent` is called once it is sent. */
export function useMove({ account, order, market }: Moved, onSent: () => void) {
  const t = useOrderT();
  const { fields, change } = useForm(() => fieldsOfOrder({ order, market }));
  const full = useFullAccount(account).data;
  const references = useReferences(market);
  const sold = soldOf({ order, market });
  const { units, errors } = readMove(fields, { order, market, balance: balanceOf(full, sold.id) });
  const side = sideOfMoved({ order, market });
  const orders = units === null ? [] : [units];
  const outlook = useOutlook({ side, orders }, market, references);
  const percent = outlook?.percentWorse ?? null;
  const distance = percent === null ? undefined : { side, percent };
  const consent = useFarConsent(distance, t('order.farWord'));
  const isCovered = percent === null || percent < consent.mostWorse;
  const placedFor = (feeAssetId: string): PlacedOrders => ({
    account,
    accountId: order.seller,
    market,
    side,
    kind: 'limit',
    orders,
    expiration: order.expiration,
    feeAssetId,
    shown: null,
    mostWorse: consent.mostWorse,
    references: references ?? [],
    t,
  });
  const isReady = units !== null;
  const fee = useFeeChoice(
    account,
    isReady ? moveOperations({ order, placed: placedFor(CORE_ASSET_ID) }) : null,
  );
  const isPossible = isReady && fee.fee.problem === null && isCovered;
  const review = useReviewAction(() => {
    if (!isPossible) return 'wrong';
    if (references === null || outlook === null) return 'waiting';
    return moveRequest({ order, placed: placedFor(fee.fee.feeAssetId) });
  }, onSent);
  return { fields, errors, sold, fee, outlook, distance, consent, review, isReady, isPossible, change };
}
