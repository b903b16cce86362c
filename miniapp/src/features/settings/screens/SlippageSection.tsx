import { asPercent } from '../../../platform/i18n/percent.ts';
import { formatPercentOfChain } from '../../../platform/i18n/prices.ts';
import { RadioCell } from '../../../ui/inputs/Choice.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { changeSlippage, useSlippage } from '../../swap/model/slippage.ts';
import { useSettingsT } from '../texts/settingsTexts.ts';

/** Hundredths of a percent. */
const choices: readonly number[] = [10, 50, 100, 300];

/** The maximum shortfall of a swap; the swap's own sheet changes the same setting. */
export function SlippageSection() {
  const t = useSettingsT();
  const present = useSlippage((state) => state.slippage);
  return (
    <Section header={t('slippage.title')} footer={t('slippage.hint')}>
      {choices.map((choice) => (
        <RadioCell
          key={choice}
          name="slippage"
          title={asPercent(formatPercentOfChain(choice))}
          isChosen={choice === present}
          onChoose={() => changeSlippage(choice)}
        />
      ))}
      {!choices.includes(present) && (
        <RadioCell
          name="slippage"
          title={t('slippage.other', { percent: formatPercentOfChain(present) })}
          subtitle={t('slippage.otherHint')}
          isChosen
          onChoose={() => changeSlippage(present)}
        />
      )}
    </Section>
  );
}
