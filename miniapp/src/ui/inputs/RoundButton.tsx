import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import type { IconName } from '../display/icons/paths.ts';
import { Pressable } from './Pressable.tsx';
import styles from './RoundAction.module.css';

export interface RoundButtonProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
}

/** A quieter round action that is a press: it lies beside a main button, not in place of one. */
export function RoundButton({ icon, label, onPress, isDisabled = false }: RoundButtonProps) {
  return (
    <Pressable
      Component="button"
      type="button"
      className={styles.action}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className={classNames(styles.disc, styles.quiet)}>
        <Icon name={icon} />
      </span>
      {label}
    </Pressable>
  );
}
