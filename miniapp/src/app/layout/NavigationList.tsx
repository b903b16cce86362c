import { Link, useLocation } from 'wouter';
import { useSession } from '../../features/account/model/session.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { appConfig } from '../../platform/server/config.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { EntryText } from './EntryText.tsx';
import { entriesOf, entryPath } from './navigation.ts';
import styles from './Sidebar.module.css';

/** All screens the user can reach now, and the external DEX: the content of sidebar and drawer. */
export function NavigationList({ hasTooltips = false }: { hasTooltips?: boolean }) {
  const t = useT();
  const path = entryPath(useLocation()[0]);
  const hasAccount = useSession((session) => session.account !== null);
  const title = (text: string) => (hasTooltips ? text : undefined);
  return (
    <ul className={styles.list}>
      {entriesOf('sidebar', hasAccount).map(({ to, icon, label, spoken }) => (
        <li key={to}>
          <Link
            href={to}
            className={styles.entry}
            aria-current={path === to ? 'page' : undefined}
            title={title(t(label))}
          >
            <Icon name={icon} />
            <span className={styles.text}>
              <EntryText label={label} spoken={spoken} />
            </span>
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.entry}
          title={title(t('common.dex'))}
          onClick={() => messenger.openLink(appConfig.links.dex)}
        >
          <Icon name="external" />
          <span className={styles.text}>{t('common.dex')}</span>
        </button>
      </li>
    </ul>
  );
}
