import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import styles from './Steps.module.css';

export interface StepsProps {
  steps: readonly { label: ReactNode; state: 'done' | 'now' | 'waiting' | 'failed' }[];
}

/** The steps of a process: signed, sent, in a block, irreversible. Changes are announced. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps} aria-live="polite">
      {steps.map(({ label, state }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
          key={index}
          className={classNames(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={classNames(styles.mark, state === 'now' && 'turning')}>
            {state === 'done' && <Icon name="check" size={14} />}
            {state === 'failed' && <Icon name="close" size={14} />}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
