import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { classNames } from '../display/classNames.ts';
import styles from './TextField.module.css';

interface GrowingInputProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** A field of one line that becomes as high as what it holds, so that all of a long value is seen; it takes no line breaks. */
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
    // Turning the phone breaks the lines elsewhere.
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
