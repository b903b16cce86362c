import { Button as KitButton } from '@telegram-apps/telegram-ui';
import type { ReactNode } from 'react';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import type { IconName } from '../display/icons/paths.ts';
import styles from './Button.module.css';

export interface ButtonProps {
  children: ReactNode;
  onPress?: () => void;
  /** primary: the one main action; secondary: beside it; plain: text only; danger: takes something away. */
  kind?: 'primary' | 'secondary' | 'plain' | 'danger';
  icon?: IconName;
  type?: 'button' | 'submit';
  isStretched?: boolean;
  isDisabled?: boolean;
  /** Shows a spinner and refuses further presses. */
  isLoading?: boolean;
  /** Puts the keyboard's focus here when the button appears. */
  hasFocus?: boolean;
}

const modes = { primary: 'filled', secondary: 'gray', plain: 'plain', danger: 'gray' } as const;

/** A button of at least 44 px. */
export function Button(props: ButtonProps) {
  const { children, onPress, kind = 'primary', icon, type = 'button' } = props;
  const { isStretched = false, isDisabled = false, isLoading = false, hasFocus = false } = props;
  return (
    <KitButton
      type={type}
      mode={modes[kind]}
      size={isStretched ? 'l' : 'm'}
      stretched={isStretched}
      loading={isLoading}
      disabled={isDisabled || isLoading}
      aria-busy={isLoading}
      autoFocus={hasFocus}
      className={classNames(
        styles.button,
        isStretched && styles.stretched,
        kind === 'danger' && styles.danger,
      )}
      {...(icon === undefined ? {} : { before: <Icon name={icon} size={20} /> })}
      {...(onPress === undefined ? {} : { onClick: onPress })}
    >
      {children}
    </KitButton>
  );
}
