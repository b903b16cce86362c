import { messenger } from '../../../platform/messenger/messenger.ts';
import { classNames } from '../../../ui/display/classNames.ts';
import type { TabsProps } from '../../../ui/inputs/Tabs.tsx';
import styles from './FlatTabs.module.css';

/** Options in one low line, the selected one underlined or, `isFilled`, on a ground of its own. */
export function FlatTabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  isFilled = false,
}: TabsProps<Value> & { isFilled?: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out outside the row
    <div className={classNames(styles.tabs, isFilled && styles.filled)} role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
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
