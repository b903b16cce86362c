import { useLocation } from 'wouter';
import { useDeadKeys } from '../../features/account/model/deadKeys.ts';
import { LogInAgain } from '../../features/vault/ui/LogInAgain.tsx';
import { formatDay } from '../../platform/i18n/dates.ts';
import { isDoor } from '../../platform/paths.ts';
import { Notice } from '../../ui/display/Notice.tsx';
import { useAppT } from '../texts/appTexts.ts';
import styles from './DeadKeysLine.module.css';

/** Over every screen while the keys on this device are no longer those of the account: all can be read, nothing can be signed. */
export function DeadKeysLine({ account }: { account: string }) {
  const t = useAppT();
  const [path] = useLocation();
  const dead = useDeadKeys(account);
  if (dead === null || isDoor(path)) return null;
  return (
    <div className={styles.line}>
      <Notice tone="warning">
        {dead.since === null
          ? t('keys.changed', { account })
          : t('keys.changedOn', { account, date: formatDay(dead.since) })}
        <LogInAgain kind="plain" />
      </Notice>
    </div>
  );
}
