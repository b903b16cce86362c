import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Section } from '../../../components/Section.tsx';
import { useAccountT } from '../../../i18n/accountTexts.ts';
import { readPartnerId, refusePartner } from '../../../messenger/partner.ts';

/** Who will be named as the one who sent the user, with a way to refuse it; nothing where nobody did. */
export function Partner() {
  const t = useAccountT();
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
      <p>{t('create.invitedBy', { partner })}</p>
      <Button kind="secondary" onPress={refuse}>
        {t('create.refusePartner')}
      </Button>
    </Section>
  );
}
