import type { ReactNode } from 'react';
import { messenger } from '../../platform/messenger/messenger.ts';
import { classNames } from '../display/classNames.ts';
import styles from './Tabs.module.css';

export interface TabsProps<Value extends string> {
  /** Describes the choice for screen readers. */
  label: string;
  /** With `note` a figure under the label. */
  items: readonly { value: Value; label: string; note?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few options side by side, one of them selected. */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out outside the row
    <div className={styles.tabs} role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          className={classNames(styles.tab, item.note !== undefined && styles.noted)}
          aria-pressed={item.value === value}
          onClick={() => {
            messenger.haptic('selection');
            onChange(item.value);
          }}
        >
          {item.label}
          {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
        </button>
      ))}
    </div>
  );
}
