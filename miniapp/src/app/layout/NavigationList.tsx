import { Fragment } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '../../features/account/model/session.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { appConfig } from '../../platform/server/config.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { useAppT } from '../texts/appTexts.ts';
import { MoreText } from './BottomBar.tsx';
import { entryPath, isFor, MORE_PATH, type NavigationEntry, sidebar } from './navigation.ts';
import styles from './Sidebar.module.css';

/** The screens of the sidebar in their groups, then the rest with the external DEX. */
export function NavigationList({ hasTooltips }: { hasTooltips: boolean }) {
  const t = useAppT();
  const hasAccount = useSession((session) => session.account !== null);
  return (
    <div className={styles.groups}>
      {sidebar.map(({ label, entries }) => (
        <Fragment key={label}>
          <h2 className={styles.heading}>{t(label)}</h2>
          <ul className={styles.list}>
            {entries.filter(isFor(hasAccount)).map((entry) => (
              <EntryRow key={entry.to} entry={entry} hasTooltip={hasTooltips} />
            ))}
          </ul>
        </Fragment>
      ))}
      <ul className={styles.rest}>
        <EntryRow entry={download} hasTooltip={hasTooltips} />
        <EntryRow entry={faq} hasTooltip={hasTooltips} />
        <li>
          <button
            type="button"
            className={styles.entry}
            title={hasTooltips ? t('common.dex') : undefined}
            onClick={() => messenger.openLink(appConfig.links.dex)}
          >
            <Icon name="external" />
            <span className={styles.text}>{t('common.dex')}</span>
          </button>
        </li>
        <EntryRow entry={settings} hasTooltip={hasTooltips} />
        <EntryRow entry={more} hasTooltip={hasTooltips} />
      </ul>
    </div>
  );
}

const download = { to: '/download', icon: 'receive', label: 'common.download', for: 'all' } as const;
const faq = { to: '/faq', icon: 'info', label: 'common.faq', for: 'all' } as const;
const settings = { to: '/settings', icon: 'settings', label: 'common.settings', for: 'all' } as const;
const more = { to: MORE_PATH, icon: 'more', label: 'common.more', for: 'all' } as const;

function EntryRow({ entry, hasTooltip }: { entry: NavigationEntry; hasTooltip: boolean }) {
  const t = useAppT();
  const path = entryPath(useLocation()[0]);
  const { to, icon, label } = entry;
  return (
    <li>
      <Link
        href={to}
        className={styles.entry}
        aria-current={path === to ? 'page' : undefined}
        title={hasTooltip ? t(label) : undefined}
      >
        <Icon name={icon} />
        <span className={styles.text}>{to === MORE_PATH ? <MoreText /> : t(label)}</span>
      </Link>
    </li>
  );
}
