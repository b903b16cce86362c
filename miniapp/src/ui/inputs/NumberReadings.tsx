import { doubtOf } from '@xbts/shared/amounts/typedNumber.ts';
import { groupDigits } from '../../platform/i18n/numbers.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { Button } from './Button.tsx';
import styles from './NumberReadings.module.css';

export interface NumberReadingsProps {
  /** What a field holds: marked by withDoubt while it can be two numbers. */
  value: string;
  /** Called with the number that is meant, as plain decimal text. */
  onChoose: (text: string) => void;
}

/** The two numbers that a typed one can be, to be chosen from; nothing for any other value. */
export function NumberReadings({ value, onChoose }: NumberReadingsProps) {
  const t = useT();
  const doubt = doubtOf(value);
  if (doubt === null) return null;
  const { text, grouped } = doubt;
  return (
    <div className={styles.readings}>
      <Button kind="secondary" onPress={() => onChoose(text)}>
        {t('number.decimals', { number: text })}
      </Button>
      <Button kind="secondary" onPress={() => onChoose(grouped)}>
        {t('number.thousands', { number: groupDigits(grouped) })}
      </Button>
    </div>
  );
}

/** What a decimal field says of its value: that it can be two numbers, or else what the screen says. */
export function useNumberError(value: string, error: string | undefined): string | undefined {
  const t = useT();
  return doubtOf(value) === null ? error : t('number.question');
}
