import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { WordGuard } from '../../../transactions/ui/WordGuard.tsx';
import { farText, percentText } from '../../model/form/orderTextOf.ts';
import { type Against, CONFIRM_PERCENT, WARN_PERCENT } from '../../model/form/outlook.ts';
import type { Distance } from '../../model/form/useFarConsent.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import type { OrderFieldsProps } from './OrderFields.tsx';

/** What hinders, and a price that is far from the market: from 10 % on a typed word is asked for. */
export function OrderNotices({ place: { form, consent } }: OrderFieldsProps) {
  const t = useOrderT();
  const { error, forbidden, outlook, references, read, fields } = form;
  const isOrder = read.orders.length > 0;
  const { percentWorse = null, against = null } = (isOrder && outlook) || {};
  const isAlone = isOrder && outlook !== null && against !== 'book' && fields.kind !== 'fillOrKill';
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
      {percentWorse !== null && against !== null && percentWorse >= WARN_PERCENT && (
        <FarPrice
          distance={{ side: fields.side, percent: percentWorse }}
          against={against}
          consent={consent}
        />
      )}
    </>
  );
}

interface FarPriceProps {
  distance: Distance;
  against: Against;
  consent: OrderFieldsProps['place']['consent'];
}

function FarPrice({ distance, against, consent }: FarPriceProps) {
  const t = useOrderT();
  const word = t('order.farWord');
  const warning = farText({ ...distance, against }, t);
  if (distance.percent < CONFIRM_PERCENT) return <Notice tone="warning">{warning}</Notice>;
  const { outgrown } = consent;
  const before = outgrown && t('order.farOutgrown', { before: percentText(outgrown.percent) });
  return (
    <WordGuard consent={consent} word={word} outgrown={before}>
      {warning} {t('order.farConfirm', { word })}
    </WordGuard>
  );
}
