import { RadioCell, SwitchCell } from '../../../components/Choice.tsx';
import { Section } from '../../../components/Section.tsx';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { changeSettings, useSettings } from '../../../stores/settings.ts';

const MINUTES = [1, 5, 10, 30, 60] as const;

/** When the keys leave memory by themselves. */
export function AutoLockSection() {
  const t = useVaultT();
  const { autoLockMinutes, locksOnHide } = useSettings();
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
    </Section>
  );
}
