import { formatNumber } from '../../../../platform/i18n/numbers.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { usePoolT } from '../../texts/poolTexts.ts';
import { entryImpactLevel } from './entryImpactLevel.ts';

export interface EntryImpactProps {
  /** A part of one. */
  impact: number;
  typed: string;
  onType: (typed: string) => void;
}

/** The price impact of an entry's swap, and the confirmation of a great one. */
export function EntryImpact({ impact, typed, onType }: EntryImpactProps) {
  const t = usePoolT();
  const level = entryImpactLevel(impact);
  const percent = formatNumber(impact * 100);
  const word = t('stake.impactWord');
  if (level === 'block') return <Notice tone="error">{t('stake.impactBlocked', { percent })}</Notice>;
  if (level !== 'confirm')
    return <Notice tone={level === 'warn' ? 'warning' : 'info'}>{t('stake.impact', { percent })}</Notice>;
  return (
    <>
      <Notice tone="error">{t('stake.impactConfirm', { percent, word })}</Notice>
      <TextField label={t('common.typeWord', { word })} value={typed} onChange={onType} isInCard />
    </>
  );
}
