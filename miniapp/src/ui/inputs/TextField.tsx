import { withDoubt, withoutDoubt } from '@xbts/shared/amounts/typedNumber.ts';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import { GrowingInput } from './GrowingInput.tsx';
import { NumberReadings, useNumberError } from './NumberReadings.tsx';
import styles from './TextField.module.css';
import { useNumberInput } from './useNumberInput.ts';

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
  /** One line: the label inside on the left, the value on the right, and nothing below while there is no error. */
  isInline?: boolean;
  /** The last field of a card or form: its empty line overlaps the padding. */
  isInCard?: boolean;
  onBlur?: () => void;
}

/** Characters from which on the value of a one-line field is written smaller. */
const LONG = 12;

/** A labelled field with an error or hint below; the line below is always reserved, so nothing jumps. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, counter, after, lines = 1, isInline = false } = props;
  const isNumber = props.inputMode === 'decimal';
  const numberError = useNumberError(value, props.error);
  const error = isNumber ? numberError : props.error;
  const number = useNumberInput(withoutDoubt(value), (held) => onChange(withDoubt(held)));
  const isSearch = props.type === 'search';
  const before = props.before ?? (isSearch ? <Icon name="search" size={20} /> : undefined);
  const id = useId();
  // New text is not red before the field was left.
  const [isFresh, setFresh] = useState(false);
  const isWrong = error !== undefined;
  const shared = {
    id,
    value,
    name: props.name,
    className: classNames(styles.input, isInline && value.length > LONG && styles.long),
    placeholder: props.placeholder ?? (isSearch ? label : undefined),
    maxLength: props.maxLength,
    disabled: props.isDisabled,
    autoFocus: props.hasFocus,
    autoComplete: props.autoComplete ?? 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: lines > 1,
    inputMode: props.inputMode,
    onInput: () => setFresh(true),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') setFresh(false);
    },
    onBlur: () => {
      setFresh(false);
      props.onBlur?.();
    },
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-below`,
  };
  const labelled = (
    <label className={isSearch ? 'visually-hidden' : styles.label} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div
      className={classNames(
        styles.field,
        props.isInCard === true && styles.inCard,
        isInline && styles.inline,
      )}
    >
      {!isInline && labelled}
      <div className={classNames(styles.box, isSearch && styles.search)}>
        {isInline && labelled}
        {before}
        {props.isGrowing === true ? (
          <GrowingInput {...shared} onChange={onChange} />
        ) : lines > 1 ? (
          <textarea {...shared} rows={lines} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...shared}
            type={props.type ?? 'text'}
            {...(isNumber ? number : { onChange: (event) => onChange(event.target.value) })}
          />
        )}
        {after}
      </div>
      {isNumber && <NumberReadings value={value} onChoose={onChange} />}
      <div className={styles.below} id={`${id}-below`}>
        <span
          className={classNames(isWrong && !isFresh && styles.error)}
          role={isWrong ? 'alert' : undefined}
        >
          {error ?? hint}
        </span>
        <span>{counter}</span>
      </div>
    </div>
  );
}
