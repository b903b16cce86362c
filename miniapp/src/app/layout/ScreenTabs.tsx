import { Link, useLocation } from 'wouter';
import { messenger } from '../../platform/messenger/messenger.ts';
import { useAppT } from '../texts/appTexts.ts';
import { barEntryOf } from './navigation.ts';
import styles from './ScreenTabs.module.css';

/** The screens under one entry of the bottom bar, at the top of each of them; from 768 px on the sidebar has them. */
export function ScreenTabs() {
  const t = useAppT();
  const [path] = useLocation();
  const entry = barEntryOf(path);
  if (entry === undefined || entry.screens.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={t(entry.label)}>
      {entry.screens.map(({ to, label }) => (
        <Link
          key={to}
          href={to}
          className={styles.tab}
          aria-current={to === path ? 'page' : undefined}
          onClick={() => messenger.haptic('selection')}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
