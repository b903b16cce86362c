import { useState } from 'react';
import { readPartnerId, refusePartner } from '../../../platform/messenger/partner.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useSignInT } from '../texts/signInTexts.ts';
import styles from './Partner.module.css';

/** The partner who will be credited for the user, with a button to refuse; nothing without one. */
export function Partner() {
  const t = useSignInT();
  const [partner] = useState(() => readPartnerId(localStorage));
  const [isRefused, setRefused] = useState(false);
  if (partner === '') return null;
  if (isRefused) return <Notice>{t('create.partnerRefused')}</Notice>;
  const refuse = () => {
    refusePartner(localStorage);
    setRefused(true);
  };
  return (
    <Section isPadded footer={t('create.invitedNote')}>
      <div className={styles.invited}>
        <p>{t('create.invitedBy', { partner })}</p>
        <Button kind="secondary" onPress={refuse}>
          {t('create.refusePartner')}
        </Button>
      </div>
    </Section>
  );
}
