import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { percentText } from '../../model/form/orderRequest.ts';
import { CONFIRM_PERCENT, WARN_PERCENT } from '../../model/form/outlook.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import type { OrderFieldsProps } from './OrderFields.tsx';

/** What hinders, and a price that is far from the market: from 10 % on a typed word is asked for. */
export function OrderNotices({ place: { form, consent } }: OrderFieldsProps) {
  const t = useOrderT();
  const { error, forbidden, outlook, read, fields } = form;
  const isOrder = read.orders.length > 0;
  const isAlone = isOrder && outlook !== null && outlook.percentWorse === null;
  const percent = isOrder ? (outlook?.percentWorse ?? 0) : 0;
  return (
    <>
      {forbidden !== undefined && (
        <Notice tone="error">{t('order.mayNotHold', { symbol: forbidden.symbol })}</Notice>
      )}
      {error !== null && <Notice tone="error">{errorText(error)}</Notice>}
      {isAlone && fields.kind !== 'fillOrKill' && <Notice>{t('order.nobody')}</Notice>}
      {percent >= WARN_PERCENT && <FarPrice percent={percent} side={fields.side} consent={consent} />}
    </>
  );
}

interface FarPriceProps {
  percent: number;
  side: 'buy' | 'sell';
  consent: OrderFieldsProps['place']['consent'];
}

function FarPrice({ percent, side, consent }: FarPriceProps) {
  const t = useOrderT();
  const word = t('order.farWord');
  const isFar = percent >= CONFIRM_PERCENT;
  return (
    <>
      <Notice tone={isFar ? 'error' : 'warning'}>
        {t(side === 'buy' ? 'order.farBuy' : 'order.farSell', { percent: percentText(percent) })}{' '}
        {isFar && t('order.farConfirm', { word })}
      </Notice>
      {isFar && (
        <TextField label={t('common.typeWord', { word })} value={consent.typed} onChange={consent.onType} />
      )}
    </>
  );
}
