import { useState } from 'react';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { Guarded } from '../../model/useProtection.ts';
import { useSensor } from '../../model/useSensor.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { ChangePin } from './ChangePin.tsx';
import { DropPin } from './DropPin.tsx';
import { ResetApp } from './ResetApp.tsx';
import { SensorSheet } from './SensorSheet.tsx';

type Open = 'pin' | 'dropPin' | 'sensor' | 'reset' | null;

/** PIN and sensor, backup, the account's password, and the complete reset. */
export function KeysSection({ account, guarded }: { account: string; guarded: Guarded }) {
  const t = useVaultT();
  const [open, setOpen] = useState<Open>(null);
  const sensor = useSensor();
  const close = () => setOpen(null);
  const { hasKeys, protection } = guarded;
  const slot = protection?.tokens.find(({ source }) => source === sensor);
  const isOn = slot !== undefined;
  const isPinless = protection?.isPinless ?? false;
  return (
    <Section header={t('common.keys')} {...(sensor === null || !hasKeys ? {} : { footer: t('sensorHint') })}>
      {hasKeys && (
        <Cell
          before={<Icon name="lock" />}
          title={t(isPinless ? 'newPin' : 'changePin')}
          onPress={() => setOpen('pin')}
        />
      )}
      {hasKeys && isOn && !isPinless && (
        <Cell
          before={<Icon name="lock" />}
          title={t('dropPin')}
          subtitle={t('dropPinHint')}
          onPress={() => setOpen('dropPin')}
          isMultiline
        />
      )}
      {hasKeys && sensor !== null && !isPinless && (
        <Cell
          before={<Icon name="key" />}
          title={t(sensor)}
          subtitle={t(isOn ? 'sensorOn' : 'sensorOff')}
          onPress={() => setOpen('sensor')}
        />
      )}
      <Cell
        before={<Icon name="copy" />}
        title={t('common.backup')}
        subtitle={t('backupHint')}
        to="/settings/backup"
        isMultiline
      />
      {hasKeys && account !== '' && (
        <Cell
          before={<Icon name="key" />}
          title={t('paperHeld')}
          subtitle={t('paperHeldHint')}
          to={`/accounts/paper/${account}`}
          isMultiline
        />
      )}
      {account !== '' && (
        <Cell
          before={<Icon name="user" />}
          title={t('common.changePassword')}
          subtitle={t('passwordHint')}
          to="/settings/password"
          isMultiline
        />
      )}
      <Cell
        before={<Icon name="trash" />}
        title={t('common.resetApp')}
        onPress={() => setOpen('reset')}
        isDanger
      />
      {open === 'pin' && <ChangePin onClose={close} onChanged={guarded.read} />}
      {open === 'dropPin' && slot !== undefined && (
        <DropPin slot={slot} onClose={close} onChanged={guarded.read} />
      )}
      {open === 'sensor' && sensor !== null && (
        <SensorSheet source={sensor} isOn={isOn} account={account} onClose={close} onChanged={guarded.set} />
      )}
      {open === 'reset' && <ResetApp onClose={close} />}
    </Section>
  );
}
