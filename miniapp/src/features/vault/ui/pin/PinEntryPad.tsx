import { type MutableRefObject, useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { IconButton } from '../../../../ui/inputs/IconButton.tsx';
import { PinPad } from '../../../../ui/inputs/PinPad.tsx';
import { PIN_LENGTH, usePinForm } from '../../model/pinForm.ts';
import { useIsPinless } from '../../model/useIsPinless.ts';
import type { SecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import type { SensorUnlock } from '../unlock/useSensorUnlock.ts';
import { PinField } from './PinField.tsx';
import { waitText } from './waitText.ts';

export interface PinEntryPadProps {
  entry: Pick<SecretForm, 'error' | 'waitSeconds' | 'isBusy' | 'clearError'>;
  input: MutableRefObject<SecretInput | null>;
  hint?: string;
  /** What can open the vault in the place of the PIN. */
  sensor?: SensorUnlock;
  /** Called with the digit that completes a PIN of the usual length. */
  onFull: () => void;
}

/** Asks for this device's PIN: a keypad, a field for a passphrase, or the word that the sensor will be asked where there is none. */
export function PinEntryPad(props: PinEntryPadProps) {
  const t = useVaultT();
  const form = usePinForm((kept) => kept.form);
  const [isText, setText] = useState(form === 'text');
  const isPinless = useIsPinless();
  const { entry, input, hint, sensor } = props;
  if (isPinless) return <Notice>{t('pin.sensorAsked')}</Notice>;
  const slot = sensor?.slot ?? null;
  const sensorKey = slot !== null && (
    <IconButton
      icon="biometrics"
      label={t(slot.source === 'passkey' ? 'pin.passkey' : 'pin.biometrics')}
      isDisabled={sensor?.isBusy ?? false}
      onPress={() => void sensor?.ask()}
    />
  );
  if (isText) {
    return (
      <div>
        <PinField entry={entry} input={input} {...(hint === undefined ? {} : { hint })} hasFocus />
        {sensorKey}
        <Button kind="plain" isStretched onPress={() => setText(false)}>
          {t('pin.keypad')}
        </Button>
      </div>
    );
  }
  const wait = waitText(entry.waitSeconds, t);
  const error = wait ?? (entry.error === null ? undefined : errorText(entry.error));
  const toText = (
    <Button kind="plain" onPress={() => setText(true)}>
      {t('pin.passphrase')}
    </Button>
  );
  return (
    <div>
      <PinPad
        label={t('common.pin')}
        deleteLabel={t('pin.delete')}
        input={input}
        error={error}
        hint={hint}
        isDisabled={entry.isBusy || wait !== undefined}
        onEdit={entry.clearError}
        full={form === 'six' ? { length: PIN_LENGTH, onReached: props.onFull } : undefined}
        corner={sensorKey || (form === 'unknown' && toText)}
      />
      {sensorKey && form === 'unknown' && toText}
    </div>
  );
}
