import { type MutableRefObject, useId, useRef, useState } from 'react';
import { useT } from '../../platform/i18n/useT.ts';
import type { SecretInput } from '../../platform/secretInput.ts';
import { classNames } from '../display/classNames.ts';
import { IconButton } from './IconButton.tsx';
import styles from './TextField.module.css';
import { useFocusKept, useSecretInput } from './useSecretInput.ts';

export interface SecretFieldProps {
  label: string;
  /** Receives the only way to read the field. */
  input: MutableRefObject<SecretInput | null>;
  error?: string | undefined;
  hint?: string | undefined;
  /** 'current-password', 'new-password' or 'off'. */
  autoComplete?: string;
  name?: string;
  hasFocus?: boolean;
  isDisabled?: boolean;
  /** Called on every edit, without the text. */
  onEdit?: () => void;
}

/**
 * A field for a password, key or PIN, masked until the user presses Show. The text lives in the input element alone,
 * never in React state or an attribute, and is cleared on unmount.
 */
export function SecretField(props: SecretFieldProps) {
  const { label, input, error, hint, onEdit } = props;
  const [isShown, setShown] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  const id = useId();
  const t = useT();
  useSecretInput(element, input);
  useFocusKept(element, props.isDisabled ?? false);
  const isWrong = error !== undefined;
  return (
    <div className={classNames(styles.field, styles.inCard)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          ref={element}
          id={id}
          name={props.name}
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: a sheet that asks only for a PIN focuses its field
          autoFocus={props.hasFocus}
          disabled={props.isDisabled}
          aria-invalid={isWrong}
          aria-describedby={`${id}-below`}
          onInput={onEdit}
        />
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? t('common.hide') : t('common.show')}
          onPress={() => setShown(!isShown)}
        />
      </div>
      <div className={styles.below} id={`${id}-below`}>
        <span className={classNames(isWrong && styles.error)} role={isWrong ? 'alert' : undefined}>
          {error ?? hint}
        </span>
      </div>
    </div>
  );
}
