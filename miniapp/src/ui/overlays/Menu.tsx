import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { messenger } from '../../platform/messenger/messenger.ts';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import type { IconName } from '../display/icons/paths.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconName;
  to?: string;
  onPress?: () => void;
  /** Marks the current choice. */
  isCurrent?: boolean;
}

export interface MenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  /** Content of the button. */
  children: ReactNode;
  items: readonly MenuItem[];
  /** Puts the button on a grey pill. */
  isChip?: boolean;
}

/** A button that opens a short list below it; Esc, a press outside or a choice closes it. */
export function Menu({ label, children, items, isChip = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen ? closeFromOutside(root.current, () => setOpen(false)) : undefined), [isOpen]);
  return (
    <div ref={root} className={styles.menu}>
      <button
        type="button"
        className={classNames(styles.trigger, isChip && styles.chip)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="visually-hidden">{label}</span>
        <span className={styles.face} aria-hidden="true">
          {children}
        </span>
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.key}>
              <MenuLine item={item} onDone={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MenuLine({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const content = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} size={20} />}
      {item.label}
    </>
  );
  const press = () => {
    messenger.haptic('selection');
    onDone();
    item.onPress?.();
  };
  if (item.to !== undefined) {
    return (
      <Link href={item.to} className={styles.item} onClick={press}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.item} aria-current={item.isCurrent} onClick={press}>
      {content}
    </button>
  );
}

function closeFromOutside(root: HTMLElement | null, close: () => void): () => void {
  const onPointer = ({ target }: Event) => {
    if (target instanceof Node && root?.contains(target) !== true) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    root?.querySelector('button')?.focus();
  };
  document.addEventListener('pointerdown', onPointer);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPointer);
    document.removeEventListener('keydown', onKey);
  };
}
