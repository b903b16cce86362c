import { Link, useLocation } from 'wouter';
import { useSession } from '../../features/account/model/session.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { useAppT } from '../texts/appTexts.ts';
import styles from './Layout.module.css';
import { bar, barEntryOf, isFor, isTopPath, MORE_PATH } from './navigation.ts';

/** The screen of each entry that was open last. */
const lastOf = new Map<string, string>();

/** The tabs at the bottom under 768 px; hidden during the login and the welcome. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const t = useAppT();
  const [path] = useLocation();
  const hasAccount = useSession((session) => session.account !== null);
  const present = barEntryOf(path);
  if (present !== undefined) lastOf.set(present.label, path);
  if (!hasAccount && !isTopPath(path)) return null;
  return (
    <nav className={styles.bar} aria-label={t('nav.main')}>
      {bar.filter(isFor(hasAccount)).map(({ to, icon, label }) => (
        <Link
          key={label}
          href={lastOf.get(label) ?? to}
          className={styles.tab}
          aria-current={present?.label === label ? 'page' : undefined}
          onClick={() => messenger.haptic('selection')}
        >
          <Icon name={icon} />
          {t(label)}
        </Link>
      ))}
      {/* Opens the list over the screen; its address is for where it can't be loaded, and for a new tab. */}
      <Link
        href={MORE_PATH}
        className={styles.tab}
        aria-current={path === MORE_PATH ? 'page' : undefined}
        aria-haspopup="dialog"
        onClick={(event) => {
          messenger.haptic('selection');
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onMore();
        }}
      >
        <Icon name="more" />
        <MoreText />
      </Link>
    </nav>
  );
}

/** Longer for screen readers: 'More' alone says too little. */
export function MoreText() {
  const t = useAppT();
  return (
    <>
      <span aria-hidden="true">{t('common.more')}</span>
      <span className="visually-hidden">{t('common.moreSections')}</span>
    </>
  );
}
