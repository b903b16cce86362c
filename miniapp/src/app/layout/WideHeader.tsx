import { Link } from 'wouter';
import { useSession } from '../../features/account/model/session.ts';
import { HOME_PATH } from '../../platform/paths.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { useAppT } from '../texts/appTexts.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './Layout.module.css';

/** The header's extra content from 768 px on: the wallet link and the language. */
export function WideHeader() {
  const t = useAppT();
  const hasAccount = useSession((session) => session.account !== null);
  return (
    <>
      {hasAccount && (
        <Link href={HOME_PATH} className={styles.headerLink}>
          <Icon name="wallet" size={20} />
          {t('common.wallet')}
        </Link>
      )}
      <LanguageMenu />
    </>
  );
}
