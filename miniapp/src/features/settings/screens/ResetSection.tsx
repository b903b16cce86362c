import { useState } from 'react';
import { showToast } from '../../../platform/toasts.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { LinkCell } from '../../../ui/lists/LinkCell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useSettingsT } from '../texts/settingsTexts.ts';
import { forgetSaved } from '../ui/forgetSaved.ts';
import styles from './Settings.module.css';

/**
 * Two separate choices: the reset of keys, accounts and language under Security, and forgetting contacts and addresses.
 */
export function ResetSection() {
  const t = useSettingsT();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const forget = () => {
    forgetSaved();
    close();
    showToast('success', t('reset.savedDone'));
  };
  return (
    <Section header={t('reset.title')}>
      <LinkCell to="/settings/security" icon="lock" title={t('common.resetApp')} hint={t('reset.appHint')} />
      <LinkCell
        icon="trash"
        title={t('reset.saved')}
        hint={t('reset.savedHint')}
        onPress={() => setAsking(true)}
        isDanger
      />
      <Sheet isOpen={isAsking} title={t('reset.saved')} onClose={close}>
        <div className={styles.sheet}>
          <Notice tone="warning">{t('reset.savedWarning')}</Notice>
          <Button kind="danger" isStretched onPress={forget}>
            {t('reset.savedNow')}
          </Button>
        </div>
      </Sheet>
    </Section>
  );
}
