import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useFullAccount } from '../../accounts/model/account.ts';
import { balanceOf } from '../../accounts/model/balances.ts';
import { FeeRow } from '../../fees/ui/FeeRow.tsx';
import { useFeeChoice } from '../../fees/ui/useFeeChoice.ts';
import { useReviewAction } from '../../transactions/model/review.ts';
import { CONFIRM_PERCENT } from '../model/form/outlook.ts';
import type { PlacedOrders } from '../model/form/placedOrders.ts';
import { useReferences } from '../model/form/useReferences.ts';
import { fieldsOfOrder, type MoveFields, readMove, sideOfMoved, soldOf } from '../model/move/moveFields.ts';
import { moveOperations, moveRequest } from '../model/move/moveRequest.ts';
import type { MarketAssets } from '../model/orderDraft.ts';
import { useOrderT } from '../texts/form/orderTexts.ts';
import { Unit } from './form/Unit.tsx';

export interface MoveSheetProps {
  account: string;
  order: LimitOrder;
  market: MarketAssets;
  onClose: () => void;
}

/** Gives an open order another price or amount. */
export function MoveSheet({ account, order, market, onClose }: MoveSheetProps) {
  const t = useOrderT();
  const move = useMove({ account, order, market });
  const { fields, errors, sold } = move;
  const submit = async () => {
    if ((await move.review.open()).state === 'sent') onClose();
  };
  return (
    <Sheet
      isOpen
      title={t('move.title', { order: order.id })}
      onClose={onClose}
      action={{ label: t('move.act'), onPress: () => void submit(), isDisabled: !move.isPossible }}
    >
      <TextField
        label={t('order.price', { symbol: market.quote.symbol })}
        value={fields.price}
        onChange={(price) => move.change({ price })}
        inputMode="decimal"
        after={<Unit symbol={market.base.symbol} />}
        error={errors.price && errorText(errors.price)}
      />
      <TextField
        label={t('move.sells')}
        value={fields.sells}
        onChange={(sells) => move.change({ sells })}
        inputMode="decimal"
        after={<Unit symbol={sold.symbol} />}
        error={errors.sells && errorText(errors.sells)}
      />
      <p>{t('move.why')}</p>
      <FeeRow {...move.fee} isEmpty={!move.isReady} />
    </Sheet>
  );
}

/** The fields of a move and the way to its review. */
function useMove({ account, order, market }: Omit<MoveSheetProps, 'onClose'>) {
  const t = useOrderT();
  const [fields, setFields] = useState<MoveFields>(() => fieldsOfOrder({ order, market }));
  const full = useFullAccount(account).data;
  const references = useReferences(market);
  const sold = soldOf({ order, market });
  const { units, errors } = readMove(fields, { order, market, balance: balanceOf(full, sold.id) });
  const placedFor = (feeAssetId: string): PlacedOrders => ({
    account,
    accountId: order.seller,
    market,
    side: sideOfMoved({ order, market }),
    kind: 'limit',
    orders: units === null ? [] : [units],
    expiration: order.expiration,
    feeAssetId,
    shown: null,
    mostWorse: CONFIRM_PERCENT,
    references: references ?? [],
    t,
  });
  const isReady = units !== null;
  const fee = useFeeChoice(
    account,
    isReady ? moveOperations({ order, placed: placedFor(CORE_ASSET_ID) }) : null,
  );
  const isPossible = isReady && fee.fee.problem === null;
  const review = useReviewAction(() => {
    if (!isPossible) return 'wrong';
    if (references === null) return 'waiting';
    return moveRequest({ order, placed: placedFor(fee.fee.feeAssetId) });
  });
  const change = (made: Partial<MoveFields>) => setFields((before) => ({ ...before, ...made }));
  return { fields, errors, sold, fee, review, isReady, isPossible, change };
}
