import { withDoubt, withoutDoubt } from '@xbts/shared/amounts/typedNumber.ts';
import { type ReactNode, useId } from 'react';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import { GrowingInput } from './GrowingInput.tsx';
import { NumberReadings, useNumberError } from './NumberReadings.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps {
  label: string;
  /** In a decimal field: marked by withDoubt, and so not a number, until the user chooses one of its two readings. */
  value: string;
  onChange: (value: string) => void;
  /** The sentence under the field when the value is invalid; it is announced. */
  error?: string | undefined;
  /** Help under the field while there is no error. */
  hint?: ReactNode;
  /** A counter under the field, on the right. */
  counter?: ReactNode;
  /** A search shows inside, next to its icon, what it searches: its label is for screen readers alone. */
  type?: 'text' | 'password' | 'search' | 'date' | 'time';
  inputMode?: 'text' | 'decimal' | 'numeric' | 'search';
  /** The kind of value the browser may autofill: 'username', 'current-password', 'off'. */
  autoComplete?: string;
  placeholder?: string;
  /** More than one makes it a text area with that many lines. */
  lines?: number;
  /** One line that grows with a long value. */
  isGrowing?: boolean;
  maxLength?: number;
  before?: ReactNode;
  /** Inside, on the right: an icon button (scan, paste, show). */
  after?: ReactNode;
  name?: string;
  hasFocus?: boolean;
  isDisabled?: boolean;
  /** The last field of a card or form: its empty line overlaps the padding. */
  isInCard?: boolean;
  onBlur?: () => void;
}

/** A labelled field with an error or hint below; the line below is always reserved, so nothing jumps. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, counter, after, lines = 1 } = props;
  const isNumber = props.inputMode === 'decimal';
  const numberError = useNumberError(value, props.error);
  const error = isNumber ? numberError : props.error;
  const isSearch = props.type === 'search';
  const before = props.before ?? (isSearch ? <Icon name="search" size={20} /> : undefined);
  const id = useId();
  const isWrong = error !== undefined;
  const shared = {
    id,
    value: isNumber ? withoutDoubt(value) : value,
    name: props.name,
    className: styles.input,
    placeholder: props.placeholder ?? (isSearch ? label : undefined),
    maxLength: props.maxLength,
    disabled: props.isDisabled,
    autoFocus: props.hasFocus,
    autoComplete: props.autoComplete ?? 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: lines > 1,
    inputMode: props.inputMode,
    onBlur: props.onBlur,
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-below`,
  };
  return (
    <div className={classNames(styles.field, props.isInCard === true && styles.inCard)}>
      <label className={isSearch ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.box, isSearch && styles.search)}>
        {before}
        {props.isGrowing === true ? (
          <GrowingInput {...shared} onChange={onChange} />
        ) : lines > 1 ? (
          <textarea {...shared} rows={lines} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...shared}
            type={props.type ?? 'text'}
            onChange={(event) => onChange(isNumber ? withDoubt(event.target.value) : event.target.value)}
          />
        )}
        {after}
      </div>
      {isNumber && <NumberReadings value={value} onChoose={onChange} />}
      <div className={styles.below} id={`${id}-below`}>
        <span className={classNames(isWrong && styles.error)} role={isWrong ? 'alert' : undefined}>
          {error ?? hint}
        </span>
        <span>{counter}</span>
      </div>
    </div>
  );
}
