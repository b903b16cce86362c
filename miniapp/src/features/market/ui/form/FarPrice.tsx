import { Notice } from '../../../../ui/display/Notice.tsx';
import { WordGuard } from '../../../transactions/ui/WordGuard.tsx';
import { farText, percentText } from '../../model/form/orderTextOf.ts';
import { type Against, CONFIRM_PERCENT, WARN_PERCENT } from '../../model/form/outlook.ts';
import type { Distance, FarConsent } from '../../model/form/useFarConsent.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';

export interface FarPriceProps {
  distance: Distance;
  against: Against;
  consent: FarConsent;
}

/** A price worse than the market: from 10 % on it needs a typed word. */
export function FarPrice({ distance, against, consent }: FarPriceProps) {
  const t = useOrderT();
  const word = t('order.farWord');
  const warning = farText({ ...distance, against }, t);
  if (distance.percent < WARN_PERCENT) return null;
  if (distance.percent < CONFIRM_PERCENT) return <Notice tone="warning">{warning}</Notice>;
  const { outgrown } = consent;
  const before = outgrown && t('order.farOutgrown', { before: percentText(outgrown.percent) });
  return (
    <WordGuard consent={consent} word={word} outgrown={before}>
      {warning} {t('order.farConfirm', { word })}
    </WordGuard>
  );
}
