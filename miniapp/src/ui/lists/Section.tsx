import { type ReactNode, useId } from 'react';
import { classNames } from '../display/classNames.ts';
import styles from './Section.module.css';

export interface SectionProps {
  children: ReactNode;
  header?: ReactNode;
  footer?: ReactNode;
  /** For fields and text instead of cells: padding and no dividers. */
  isPadded?: boolean;
}

/** A card of cells with dividers, a small heading above and a note below. */
export function Section({ children, header, footer, isPadded = false }: SectionProps) {
  const id = useId();
  const hasHeader = header !== undefined && header !== null;
  return (
    <section className={styles.section} aria-labelledby={hasHeader ? id : undefined}>
      {hasHeader && (
        <h2 className={styles.header} id={id}>
          {header}
        </h2>
      )}
      <div className={classNames(styles.card, isPadded && styles.padded)}>{children}</div>
      {footer !== undefined && <p className={styles.footer}>{footer}</p>}
    </section>
  );
}
