import { terms } from '@xbts/shared/staking/terms.ts';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useStakingT } from '../../../texts/stakingTexts.ts';
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
