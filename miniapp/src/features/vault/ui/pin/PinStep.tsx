import { type ReactNode, useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import type { TokenSource } from '../../../../signer/protocol/protection.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { NewPinFields } from './NewPinFields.tsx';
import { PinField } from './PinField.tsx';
import styles from './PinStep.module.css';
import { type PinSetup, type PinSetupOf, usePinSetup } from './usePinSetup.ts';

export interface PinStepProps extends PinSetupOf {
  /** Shown above the field, and below it. */
  before: ReactNode;
  after: ReactNode;
  onBack: () => void;
}

/** The PIN that the keys are stored under: a new one, or the one this device has. */
export function PinStep({ before, after, onBack, ...of }: PinStepProps) {
  const t = useVaultT();
  const setup = usePinSetup(of);
  const action = {
    label: t('pin.save'),
    onPress: () => void setup.submit(),
    isLoading: setup.isBusy,
    isDisabled: setup.waitSeconds > 0,
  };
  return (
    <Page title={setup.isNew ? t('pin.create') : t('pin.enter')} action={action} onBack={onBack}>
      {before}
      {setup.sensor !== null && <WithoutPin setup={setup} sensor={setup.sensor} />}
      <Section isPadded footer={setup.isNew ? t('pin.createHint') : t('pin.existingHint')}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void setup.submit();
          }}
        >
          <PinFields setup={setup} />
          <input type="submit" hidden />
        </form>
      </Section>
      {after}
      {!setup.isNew && <ForgottenPin setup={setup} />}
    </Page>
  );
}

/** The better choice if the device has it: there is nothing to guess. */
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

function PinFields({ setup }: { setup: PinSetup }) {
  const t = useVaultT();
  if (!setup.isNew) return <PinField entry={setup} input={setup.pin} hasFocus />;
  const text = setup.error === null ? undefined : errorText(setup.error);
  const isOfRepeat = setup.error?.code === 'pin.mismatch';
  return (
    <NewPinFields
      label={t('common.pin')}
      pin={setup.pin}
      repeated={setup.repeated}
      errors={{ pin: isOfRepeat ? undefined : text, repeated: isOfRepeat ? text : undefined }}
      isDisabled={setup.isBusy}
      hasFocus
      onEdit={setup.clearError}
    />
  );
}

function ForgottenPin({ setup }: { setup: PinSetup }) {
  const t = useVaultT();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button kind="plain" isStretched onPress={() => setAsked(true)}>
        {t('pin.forgot')}
      </Button>
    );
  }
  return (
    <Section isPadded>
      <Notice tone="warning">{t('pin.wipeHint')}</Notice>
      <Button kind="danger" isStretched isLoading={setup.isBusy} onPress={() => void setup.wipe()}>
        {t('pin.wipe')}
      </Button>
    </Section>
  );
}
