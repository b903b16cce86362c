import { type ReactNode, useState } from 'react';
import { Icon } from '../display/icons/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** At the right of the line, in the hint colour. */
  note?: string;
  children: ReactNode;
  /**
   * Mounted only while it is open: for parts that read or draw. Texts stay, since a search in the page finds them in a
   * folded line too.
   */
  isLater?: boolean;
}

/** A line that expands to more. */
export function Disclosure({ title, note, children, isLater = false }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{title}</span>
        {note !== undefined && <small>{note}</small>}
        <Icon name="down" size={18} />
      </summary>
      <div className={styles.content}>{(isOpen || !isLater) && children}</div>
    </details>
  );
}
