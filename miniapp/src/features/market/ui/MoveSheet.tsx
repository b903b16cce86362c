import { errorText } from '../../../platform/i18n/errorText.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { FeeRow } from '../../fees/ui/FeeRow.tsx';
import { useOrderT } from '../texts/form/orderTexts.ts';
import { FarPrice } from './form/FarPrice.tsx';
import { Unit } from './form/Unit.tsx';
import { type Moved, useMove } from './form/useMove.ts';

export interface MoveSheetProps extends Moved {
  onClose: () => void;
}

/** Gives an open order another price or amount. */
export function MoveSheet({ account, order, market, onClose }: MoveSheetProps) {
  const t = useOrderT();
  const move = useMove({ account, order, market }, onClose);
  const { fields, errors, sold, outlook } = move;
  return (
    <Sheet
      isOpen
      title={t('move.title', { order: order.id })}
      onClose={onClose}
      action={{
        label: t('move.act'),
        onPress: () => void move.review.open(),
        isDisabled: !move.isPossible,
        isLoading: move.review.isWaiting,
      }}
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
      {outlook?.isLittle && <Notice tone="warning">{t('order.littleOffered')}</Notice>}
      {move.distance !== undefined && outlook?.against != null && (
        <FarPrice distance={move.distance} against={outlook.against} consent={move.consent} />
      )}
      <p>{t('move.why')}</p>
      <FeeRow {...move.fee} isEmpty={!move.isReady} />
    </Sheet>
  );
}
