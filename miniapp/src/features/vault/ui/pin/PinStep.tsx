import type { ReactNode } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import type { TokenSource } from '../../../../signer/protocol/protection.ts';
import { Page } from '../../../../ui/display/Page.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { ForgottenPin } from './ForgottenPin.tsx';
import { NewPinPad } from './NewPinPad.tsx';
import { PinEntryPad } from './PinEntryPad.tsx';
import styles from './PinStep.module.css';
import type { PinSetup } from './usePinSetup.ts';

export interface PinStepProps {
  setup: PinSetup;
  onBack: () => void;
  /** Above the keypad. */
  lead?: ReactNode;
  /** Below the keypad. */
  children?: ReactNode;
}

/** The PIN that keys are stored under: a new one, entered twice, or the one this device has. */
export function PinStep({ setup, onBack, lead, children }: PinStepProps) {
  const t = useVaultT();
  const { isNew, isText, isRepeating } = setup;
  const submit = () => void setup.submit();
  const action = {
    label: isNew && !isText && !isRepeating ? t('common.next') : t('pin.save'),
    onPress: submit,
    isLoading: setup.isBusy,
    isDisabled: setup.waitSeconds > 0,
  };
  const title = isRepeating ? 'pin.repeat' : isNew ? 'pin.create' : 'pin.enter';
  return (
    <Page title={t(title)} action={action} onBack={onBack}>
      {lead}
      <Section isPadded footer={isNew ? t('pin.createHint') : t('pin.existingHint')}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <PinFields setup={setup} onFull={submit} />
          <input type="submit" hidden />
        </form>
      </Section>
      {setup.sensor !== null && !isRepeating && <WithoutPin setup={setup} sensor={setup.sensor} />}
      {children}
      {!isNew && <ForgottenPin isBusy={setup.isBusy} onWipe={() => void setup.wipe()} />}
    </Page>
  );
}

/** The better choice where the device has it: nothing is left that could be guessed. */
function WithoutPin({ setup, sensor }: { setup: PinSetup; sensor: TokenSource }) {
  const t = useVaultT();
  return (
    <Section isPadded footer={t('pin.onlyHint')}>
      <Button
        kind="secondary"
        isStretched
        isLoading={setup.isBusy}
        onPress={() => void setup.submitBySensor()}
      >
        {t(sensor === 'passkey' ? 'pin.onlyPasskey' : 'pin.onlyBiometrics')}
      </Button>
    </Section>
  );
}

function PinFields({ setup, onFull }: { setup: PinSetup; onFull: () => void }) {
  if (!setup.isNew) return <PinEntryPad entry={setup} input={setup.pin} onFull={onFull} />;
  const text = setup.error === null ? undefined : errorText(setup.error);
  const isOfRepeat = setup.error?.code === 'pin.mismatch';
  return (
    <NewPinPad
      pin={setup.pin}
      repeated={setup.repeated}
      isRepeating={setup.isRepeating}
      isText={setup.isText}
      onText={setup.setText}
      errors={{ pin: isOfRepeat ? undefined : text, repeated: isOfRepeat ? text : undefined }}
      isDisabled={setup.isBusy}
      onEdit={setup.clearError}
      onFull={onFull}
    />
  );
}
