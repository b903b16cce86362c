import { doubtOf } from '@xbts/shared/amounts/typedNumber.ts';
import { groupDigits } from '../../platform/i18n/numbers.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { Button } from './Button.tsx';
import styles from './NumberReadings.module.css';

export interface NumberReadingsProps {
  /** The value of a field: marked by withDoubt while it has two readings. */
  value: string;
  /** Called with the chosen number, as plain decimal text. */
  onChoose: (text: string) => void;
}

/** The two readings of a typed number, to choose from; nothing for any other value. */
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

/** The error of a decimal field: that it has two readings, or else the screen's own. */
export function useNumberError(value: string, error: string | undefined): string | undefined {
  const t = useT();
  return doubtOf(value) === null ? error : t('number.question');
}
