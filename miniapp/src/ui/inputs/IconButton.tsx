import { Icon } from '../display/icons/Icon.tsx';
import type { IconName } from '../display/icons/paths.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  icon: IconName;
  /** Its action: the accessible name and the tooltip. */
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  /** For a button that opens something: whether it is open. */
  isExpanded?: boolean;
}

/** A round 44 px button with an icon only. */
export function IconButton({ icon, label, onPress, isDisabled = false, isExpanded }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
