import type { ReactNode } from 'react';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import type { IconName } from '../display/icons/paths.ts';
import { Spinner } from '../display/Spinner.tsx';
import styles from './Button.module.css';
import { Pressable } from './Pressable.tsx';

export interface ButtonProps {
  children: ReactNode;
  onPress?: () => void;
  /** primary: the one main action; secondary: beside it; plain: text only; danger: removes something. */
  kind?: 'primary' | 'secondary' | 'plain' | 'danger';
  icon?: IconName;
  type?: 'button' | 'submit';
  isStretched?: boolean;
  isDisabled?: boolean;
  /** Shows a spinner and ignores further presses. */
  isLoading?: boolean;
  /** Moves the keyboard focus here when the button appears. */
  hasFocus?: boolean;
}

/** A button at least 44 px high, with the platform's press feedback. */
export function Button(props: ButtonProps) {
  const { children, onPress, kind = 'primary', icon, type = 'button' } = props;
  const { isStretched = false, isDisabled = false, isLoading = false, hasFocus = false } = props;
  return (
    <Pressable
      Component="button"
      type={type}
      disabled={isDisabled || isLoading}
      aria-busy={isLoading}
      autoFocus={hasFocus}
      className={classNames(
        styles.button,
        styles[kind],
        isStretched && styles.stretched,
        isLoading && styles.loading,
      )}
      {...(onPress === undefined ? {} : { onClick: onPress })}
    >
      {isLoading && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
      {icon !== undefined && <Icon name={icon} size={20} />}
      <span className={styles.label}>{children}</span>
    </Pressable>
  );
}
