import { terms } from '@xbts/shared/staking/terms.ts';
import { formatDateTime } from '../../../../../platform/i18n/dates.ts';
import { RadioCell } from '../../../../../ui/inputs/Choice.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { bonusText, termText } from '../termText.ts';
import styles from './Create.module.css';
import { unlocksAtOf } from './stakeRequest.ts';
import type { StakeForm } from './useStakeForm.ts';

/** The terms, each with its bonus and its unlock time, in local time. */
export function TermChoice({ form: { months, change, headTime } }: { form: StakeForm }) {
  const t = useStakingT();
  return (
    <Section header={t('stake.term')} footer={t('list.termsFooter')}>
      {terms.map((term) => (
        <RadioCell
          key={term.months}
          name="term"
          title={termText(term, t)}
          subtitle={t('create.until', { time: formatDateTime(unlocksAtOf({ term, headTime })) })}
          after={<span className={styles.bonus}>{bonusText(term.bonusPercent, t)}</span>}
          isChosen={term.months === months}
          onChoose={() => change({ months: term.months })}
        />
      ))}
    </Section>
  );
}
