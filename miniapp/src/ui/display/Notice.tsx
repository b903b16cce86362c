import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  children: ReactNode;
  tone?: 'info' | 'warning' | 'error';
}

/** A boxed message that the user must not miss. */
export function Notice({ children, tone = 'info' }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : 'note'}>
      <Icon name={tone} size={20} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
