import { Notice } from '../../components/Notice.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSwapT } from '../../i18n/swapTexts.ts';
import { impactLevel, percentText } from './swapForm.ts';

export interface ImpactGuardProps {
  impact: number;
  typed: string;
  onType: (typed: string) => void;
}

/** What a great price impact asks for: to be read, from 10 % on a typed word; from 50 % on nothing helps. */
export function ImpactGuard({ impact, typed, onType }: ImpactGuardProps) {
  const t = useSwapT();
  const level = impactLevel(impact);
  const percent = percentText(impact);
  const word = t('swap.impactWord');
  if (level === 'none') return null;
  if (level === 'block') return <Notice tone="error">{t('swap.impactBlocked', { percent })}</Notice>;
  if (level === 'warn') return <Notice tone="warning">{t('swap.impactWarning', { percent })}</Notice>;
  return (
    <>
      <Notice tone="error">{t('swap.impactConfirm', { percent, word })}</Notice>
      <TextField label={t('swap.impactField', { word })} value={typed} onChange={onType} />
    </>
  );
}

/** True when the impact asks for nothing that is still to be typed. */
export function isImpactAccepted(impact: number, typed: string, word: string): boolean {
  const level = impactLevel(impact);
  if (level === 'block') return false;
  return level !== 'confirm' || typed.trim().toLowerCase() === word.toLowerCase();
}
