import { Section } from '../../../ui/lists/Section.tsx';
import { useMembershipT } from '../texts/membershipTexts.ts';
import styles from './Membership.module.css';

/** What else a membership gives, and what it does not give. */
export function Limits() {
  const t = useMembershipT();
  return (
    <>
      <Section header={t('gives')} isPadded>
        <ul className={styles.list}>
          <li>{t('giveRegister')}</li>
        </ul>
      </Section>
      <Section header={t('givesNot')} isPadded>
        <ul className={styles.list}>
          <li>{t('notLess')}</li>
          <li>{t('notOthers')}</li>
          <li>{t('notPrice')}</li>
          <li>{t('notVotes')}</li>
        </ul>
      </Section>
    </>
  );
}
