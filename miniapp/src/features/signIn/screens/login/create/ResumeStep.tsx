import { useRef, useState } from 'react';
import type { SecretInput } from '../../../../../platform/secretInput.ts';
import { signer } from '../../../../../signer/page/client.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { Page } from '../../../../../ui/display/Page.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { notePinForm } from '../../../../vault/model/pinForm.ts';
import { takeUnlockMethod } from '../../../../vault/model/takeUnlockMethod.ts';
import { useSecretForm } from '../../../../vault/model/useSecretForm.ts';
import { ForgottenPin } from '../../../../vault/ui/pin/ForgottenPin.tsx';
import { PinEntryPad } from '../../../../vault/ui/pin/PinEntryPad.tsx';
import { useSignInT } from '../../../texts/signInTexts.ts';
import styles from './Create.module.css';
import type { Creation } from './useCreation.ts';

/** A creation that was interrupted after its keys were sealed: it goes on by the PIN, or is dropped. */
export function ResumeStep({ creation }: { creation: Creation }) {
  const t = useSignInT();
  const { name } = creation;
  const form = useSecretForm();
  const pin = useRef<SecretInput | null>(null);
  const [isDropping, setDropping] = useState(false);
  const submit = () =>
    void form.run(async () => {
      const way = await takeUnlockMethod(pin.current);
      await (isDropping ? creation.drop(way) : creation.resume(way));
      notePinForm(way);
    });
  const action = {
    label: t(isDropping ? 'create.drop' : 'common.next'),
    onPress: submit,
    isLoading: form.isBusy,
    isDisabled: form.waitSeconds > 0,
  };
  const wipe = () =>
    void form.run(async () => {
      await signer.wipe();
      creation.dropped();
    });
  return (
    <Page
      title={t('create.resumeTitle')}
      action={action}
      onBack={isDropping ? () => setDropping(false) : undefined}
    >
      <Notice tone={isDropping ? 'warning' : 'info'}>
        {t(isDropping ? 'create.dropHint' : 'create.resumeHint', { account: name })}
      </Notice>
      <Section isPadded>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {/* What removes something waits for its button. */}
          <PinEntryPad entry={form} input={pin} onFull={isDropping ? () => undefined : submit} />
          <input type="submit" hidden />
        </form>
      </Section>
      {!isDropping && (
        <Button kind="plain" isStretched onPress={() => setDropping(true)}>
          {t('create.dropAsk')}
        </Button>
      )}
      <ForgottenPin isBusy={form.isBusy} onWipe={wipe} />
    </Page>
  );
}
