import { Notice } from '../../../ui/display/Notice.tsx';
import { WordGuard } from '../../transactions/ui/WordGuard.tsx';
import { useSwapT } from '../texts/swapTexts.ts';
import { impactLevel, percentText } from './swapForm.ts';
import type { ImpactConsent } from './useImpactConsent.ts';

export interface ImpactGuardProps {
  impact: number;
  consent: ImpactConsent;
}

/** The guard against a great price impact: a warning, a typed word from 10 % on, and a block from 50 % on. */
export function ImpactGuard({ impact, consent }: ImpactGuardProps) {
  const t = useSwapT();
  const level = impactLevel(impact);
  const percent = percentText(impact);
  const word = t('swap.impactWord');
  if (level === 'none') return null;
  if (level === 'block') return <Notice tone="error">{t('swap.impactBlocked', { percent })}</Notice>;
  if (level === 'warn') return <Notice tone="warning">{t('swap.impactWarning', { percent })}</Notice>;
  const { outgrown } = consent;
  const before = outgrown && t('swap.impactOutgrown', { before: percentText(outgrown.impact) });
  return (
    <WordGuard consent={consent} word={word} outgrown={before}>
      {t('swap.impactConfirm', { percent, word })}
    </WordGuard>
  );
}
