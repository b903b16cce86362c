import { firstNotices } from '@xbts/shared/services/subscription.ts';
import { useState } from 'react';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { showError, showToast } from '../../../platform/toasts.ts';
import { SwitchCell } from '../../../ui/inputs/Choice.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useSession } from '../../account/model/session.ts';
import { askUnlock } from '../../vault/model/unlock.ts';
import { useNoticesOffered } from '../model/noticesOffer.ts';
import { subscribe } from '../model/subscription.ts';
import { useNoticesT } from '../texts/noticesTexts.ts';
import styles from './NoticesOffer.module.css';

/** Offers once, in the wallet of an account that was created here, that the bot tells when money comes. */
export function NoticesOffer({ account }: { account: string }) {
  const t = useNoticesT();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const end = () => useNoticesOffered.change({ account });
  const accept = async () => {
    setBusy(true);
    try {
      if (!useSession.getState().isUnlocked && !(await askUnlock(account))) return;
      await subscribe(account, { kinds: [...firstNotices], language });
      showToast('success', t('subscribed', { account }));
      end();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section>
      <div className={styles.offer}>
        <SwitchCell
          title={t('offer')}
          subtitle={t('offerHint')}
          isOn={isBusy}
          onChange={() => void accept()}
        />
        <IconButton icon="close" label={t('offerDismiss')} onPress={end} />
      </div>
    </Section>
  );
}
