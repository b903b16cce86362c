import { CORE_PRECISION, CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { RadioCell } from '../../../ui/inputs/Choice.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { changeSettings, useSettings } from '../model/settings.ts';
import { useSettingsT } from '../texts/settingsTexts.ts';

/** Whole coins of the native asset. */
const choices: readonly number[] = [0, 1_000, 10_000, 100_000];

const coins = (whole: number): string =>
  formatAmount(BigInt(whole) * 10n ** BigInt(CORE_PRECISION), CORE_PRECISION, 'plain');

/** The value up to which one node's word suffices for a signature, while no second one is reachable. */
export function OneNodeSection() {
  const t = useSettingsT();
  const present = useSettings((settings) => settings.oneNodeLimit);
  return (
    <Section header={t('oneNode.title')} footer={t('oneNode.hint')}>
      {choices.map((choice) => (
        <RadioCell
          key={choice}
          name="oneNode"
          title={
            choice === 0
              ? t('oneNode.always')
              : t('oneNode.above', { amount: `${coins(choice)} ${CORE_SYMBOL}` })
          }
          isChosen={choice === present}
          onChoose={() => changeSettings({ oneNodeLimit: choice })}
        />
      ))}
    </Section>
  );
}
