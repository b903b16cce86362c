import { messenger } from '../../platform/messenger/messenger.ts';
import styles from './Tabs.module.css';

export interface TabsProps<Value extends string> {
  /** Describes the choice for screen readers. */
  label: string;
  items: readonly { value: Value; label: string }[];
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
          className={styles.tab}
          aria-pressed={item.value === value}
          onClick={() => {
            messenger.haptic('selection');
            onChange(item.value);
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
