import { changeSettings, useSettings } from '../../features/settings/model/settings.ts';
import { classNames } from '../../ui/display/classNames.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { useAppT } from '../texts/appTexts.ts';
import { NavigationList } from './NavigationList.tsx';
import styles from './Sidebar.module.css';

/** The entries on the left from 768 px on; it collapses to icons and remembers its state. */
export function Sidebar() {
  const t = useAppT();
  const isCollapsed = useSettings((settings) => settings.isSidebarCollapsed);
  const label = t(isCollapsed ? 'nav.expand' : 'nav.collapse');
  return (
    <nav className={classNames(styles.sidebar, isCollapsed && styles.collapsed)} aria-label={t('nav.main')}>
      <NavigationList hasTooltips={isCollapsed} />
      <button
        type="button"
        className={styles.entry}
        aria-label={label}
        aria-expanded={!isCollapsed}
        title={label}
        onClick={() => changeSettings({ isSidebarCollapsed: !isCollapsed })}
      >
        <Icon name="sidebar" />
        <span className={styles.text}>{t('nav.collapse')}</span>
      </button>
    </nav>
  );
}
