import { RadioCell, SwitchCell } from '../../../../ui/inputs/Choice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { changeSettings, useSettings } from '../../../settings/model/settings.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';

const MINUTES = [1, 5, 10, 30, 60] as const;

/** The idle time until the keys leave memory. */
export function AutoLockSection() {
  const t = useVaultT();
  const { autoLockMinutes, locksOnHide, asksAtOpening } = useSettings();
  return (
    <Section header={t('autoLock')} footer={t('autoLockHint')}>
      {MINUTES.map((count) => (
        <RadioCell
          key={count}
          name="auto-lock"
          title={t('minutes', { count })}
          isChosen={count === autoLockMinutes}
          onChoose={() => changeSettings({ autoLockMinutes: count })}
        />
      ))}
      <SwitchCell
        title={t('lockOnHide')}
        isOn={locksOnHide}
        onChange={(isOn) => changeSettings({ locksOnHide: isOn })}
      />
      <SwitchCell
        title={t('askAtOpening')}
        isOn={asksAtOpening}
        onChange={(isOn) => changeSettings({ asksAtOpening: isOn })}
      />
    </Section>
  );
}
