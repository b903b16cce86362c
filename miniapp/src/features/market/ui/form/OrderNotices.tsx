import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import { FarPrice } from './FarPrice.tsx';
import type { OrderFieldsProps } from './OrderFields.tsx';

/** Obstacles, and a price far from the market: from 10 % on it needs a typed word. */
export function OrderNotices({ place: { form, consent } }: OrderFieldsProps) {
  const t = useOrderT();
  const { error, forbidden, outlook, references, read, fields } = form;
  const isOrder = read.orders.length > 0;
  const { percentWorse = null, against = null } = (isOrder && outlook) || {};
  const isWaiting = isOrder && outlook !== null && fields.kind !== 'fillOrKill';
  const isAlone = isWaiting && !outlook.isOffered;
  const isKnown = against !== null || references === null;
  return (
    <>
      {forbidden !== undefined && (
        <Notice tone="error">{t('order.mayNotHold', { symbol: forbidden.symbol })}</Notice>
      )}
      {error !== null && <Notice tone="error">{errorText(error)}</Notice>}
      {isAlone && (
        <Notice tone={isKnown ? 'info' : 'warning'}>
          {t(isKnown ? 'order.nobody' : 'order.nothingKnown')}
        </Notice>
      )}
      {isWaiting && outlook.isLittle && <Notice tone="warning">{t('order.littleOffered')}</Notice>}
      {percentWorse !== null && against !== null && (
        <FarPrice
          distance={{ side: fields.side, percent: percentWorse }}
          against={against}
          consent={consent}
        />
      )}
    </>
  );
}
