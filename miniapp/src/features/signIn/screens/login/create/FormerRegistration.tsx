import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatClock } from '../../../../../platform/i18n/dates.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { useAccounts } from '../../../../account/model/accounts.ts';
import { isJustRegistered, useLastRegistration } from '../../../model/lastRegistration.ts';
import { useFaucetCooldown } from '../../../model/useFaucetCooldown.ts';
import { useSignInT } from '../../../texts/signInTexts.ts';
import styles from './Create.module.css';

/**
 * Shown before a name is typed: an account that was requested here and never entered, and until when another is
 * impossible.
 */
export function FormerRegistration() {
  const t = useSignInT();
  const [, navigate] = useLocation();
  // The state at the screen's opening: the screen itself reports the registration made on it.
  const [{ name, at }] = useState(useLastRegistration.getState);
  const isEntered = useAccounts(({ accounts }) => accounts.some((account) => account.name === name));
  const freeAt = useFaucetCooldown(at);
  const isOpen = isJustRegistered(name) && !isEntered;
  return (
    <>
      {isOpen && (
        <Notice>
          <p className={styles.line}>{t('create.former', { account: name, time: formatClock(at) })}</p>
          <Button kind="plain" onPress={() => navigate('/auth-pages/login')}>
            {t('common.logIn')}
          </Button>
        </Notice>
      )}
      {freeAt !== null && (
        <Notice tone="warning">{t('create.limitReached', { time: formatClock(freeAt) })}</Notice>
      )}
    </>
  );
}
