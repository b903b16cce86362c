import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { classNames } from '../display/classNames.ts';
import styles from './TextField.module.css';

interface GrowingInputProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** A single-line field that grows with its value so that a long value stays visible; it accepts no line breaks. */
export function GrowingInput({ value, onChange, className, ...rest }: GrowingInputProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the value
  useLayoutEffect(() => {
    const field = area.current;
    if (field === null) return undefined;
    const fit = () => {
      field.style.height = 'auto';
      field.style.height = `${field.scrollHeight}px`;
    };
    fit();
    // Rotating the phone wraps the text differently.
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [value]);
  return (
    <textarea
      {...rest}
      ref={area}
      rows={1}
      value={value}
      className={classNames(className, styles.growing)}
      onChange={(event) => onChange(event.target.value.replace(/\s*[\r\n]+\s*/gu, ''))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
