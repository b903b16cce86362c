import { terms } from '@xbts/shared/staking/terms.ts';
import { Facts } from '../../../components/Facts.tsx';
import { Section } from '../../../components/Section.tsx';
import { useStakingT } from '../../../i18n/stakingTexts.ts';
import { bonusText, termText } from '../termText.ts';

/** The terms with their bonuses. */
export function TermTable() {
  const t = useStakingT();
  return (
    <Section header={t('list.terms')} footer={t('list.termsFooter')}>
      <Facts
        rows={terms.map((term) => ({ label: termText(term, t), value: bonusText(term.bonusPercent, t) }))}
      />
    </Section>
  );
}
