import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Section } from '../../components/Section.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { useInfoT } from '../../i18n/infoTexts.ts';
import { forgetSaved } from '../../stores/forgetSaved.ts';
import { showToast } from '../../stores/toasts.ts';
import styles from './Settings.module.css';

/** Two choices apart: the reset of keys, accounts and language under Security, and forgetting contacts and addresses. */
export function ResetSection() {
  const t = useInfoT();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const forget = () => {
    forgetSaved();
    close();
    showToast('success', t('reset.savedDone'));
  };
  return (
    <Section header={t('reset.title')}>
      <Cell
        to="/settings/security"
        before={<Icon name="lock" />}
        title={t('reset.app')}
        subtitle={t('reset.appHint')}
        isMultiline
      />
      <Cell
        before={<Icon name="trash" />}
        title={t('reset.saved')}
        subtitle={t('reset.savedHint')}
        onPress={() => setAsking(true)}
        isMultiline
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
