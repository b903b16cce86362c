import {
  type KeyboardEvent,
  type MutableRefObject,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SecretInput } from '../../platform/secretInput.ts';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import styles from './PinPad.module.css';
import { Pressable } from './Pressable.tsx';
import { useSecretInput } from './useSecretInput.ts';

export interface PinPadProps {
  /** The accessible name of the field behind the dots. */
  label: string;
  /** What the key in the lower right corner says to a screen reader. */
  deleteLabel: string;
  /** Receives the only way to read what was entered. */
  input: MutableRefObject<SecretInput | null>;
  name?: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** In the lower left corner: a sensor, or the way to a passphrase. */
  corner?: ReactNode;
  isDisabled?: boolean;
  /** Called on every edit, without the text. */
  onEdit?: () => void;
  /** Called with the digit that makes this many. */
  full?: { readonly length: number; readonly onReached: () => void } | undefined;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** Dots that always stand there, and the most of them that a line holds. */
const [LEAST_DOTS, MOST_DOTS] = [6, 14] as const;

/** The keyboard goes on writing into the field while keys are pressed. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/**
 * A keypad for a PIN: dots over large keys. A keyboard types into the field behind the dots, from wherever in the keypad the focus is. The text
 * lives in that element alone, never in React state or an attribute, and is cleared on unmount.
 */
export function PinPad(props: PinPadProps) {
  const { label, input, error, hint, isDisabled = false, onEdit, full } = props;
  const element = useRef<HTMLInputElement>(null);
  const [length, setLength] = useState(0);
  const id = useId();
  useSecretInput(element, input, setLength);
  // A disabled field takes no focus: the pad gets it as soon as it can be typed into.
  useLayoutEffect(() => {
    if (!isDisabled) element.current?.focus();
  }, [isDisabled]);
  const edited = () => {
    const now = element.current?.value.length ?? 0;
    setLength(now);
    onEdit?.();
    if (full !== undefined && now === full.length && now > length) full.onReached();
  };
  const write = (change: (text: string) => string) => {
    if (element.current === null || isDisabled) return;
    element.current.value = change(element.current.value);
    edited();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target === element.current) return;
    if (/^\d$/u.test(event.key)) write((text) => text + event.key);
    else if (event.key === 'Backspace') write((text) => text.slice(0, -1));
    else return;
    event.preventDefault();
  };
  const key = (digit: string) => (
    <Pressable
      key={digit}
      Component="button"
      type="button"
      className={styles.key}
      disabled={isDisabled}
      onPointerDown={keepFocus}
      onClick={() => write((text) => text + digit)}
    >
      {digit}
    </Pressable>
  );
  return (
    <fieldset className={styles.pad} onKeyDown={onKeyDown}>
      <Dots length={length} isWrong={error !== undefined}>
        <input
          ref={element}
          name={props.name ?? 'pin'}
          className={styles.field}
          type="password"
          // A PIN of this device is nothing for a password manager, and its keyboard is the keypad.
          autoComplete="off"
          inputMode="none"
          disabled={isDisabled}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-below`}
          onInput={edited}
        />
      </Dots>
      <div className={styles.below} id={`${id}-below`}>
        <span className={error && styles.error} role={error === undefined ? undefined : 'alert'}>
          {error ?? hint}
        </span>
      </div>
      <div className={styles.keys}>
        {DIGITS.map(key)}
        <span className={styles.corner}>{props.corner}</span>
        {key('0')}
        <Pressable
          Component="button"
          type="button"
          className={styles.key}
          aria-label={props.deleteLabel}
          disabled={isDisabled || length === 0}
          onPointerDown={keepFocus}
          onClick={() => write((text) => text.slice(0, -1))}
        >
          <Icon name="backspace" />
        </Pressable>
      </div>
    </fieldset>
  );
}

function Dots({ length, isWrong, children }: { length: number; isWrong: boolean; children: ReactNode }) {
  const dots = Math.min(Math.max(length, LEAST_DOTS), MOST_DOTS);
  return (
    <div className={classNames(styles.dots, isWrong && styles.wrong)}>
      {children}
      {Array.from({ length: dots }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are told apart by their place alone
          key={place}
          className={classNames(styles.dot, place < length && styles.full)}
        />
      ))}
    </div>
  );
}
