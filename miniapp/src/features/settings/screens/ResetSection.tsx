import { useState } from 'react';
import { showToast } from '../../../platform/toasts.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useInfoT } from '../../info/texts/infoTexts.ts';
import { forgetSaved } from '../ui/forgetSaved.ts';
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
