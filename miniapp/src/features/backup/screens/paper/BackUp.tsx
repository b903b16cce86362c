import { AppError } from '@xbts/shared/errors/appError.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { HOME_PATH } from '../../../../platform/paths.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { PasswordPart } from '../../../../signer/protocol/paper.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { takeUnlockMethod } from '../../../vault/model/takeUnlockMethod.ts';
import { useSecretForm } from '../../../vault/model/useSecretForm.ts';
import { PinEntryPad } from '../../../vault/ui/pin/PinEntryPad.tsx';
import styles from '../../../vault/ui/pin/SecretForm.module.css';
import { usePaperT } from '../../texts/paperTexts.ts';
import { GroupFields } from '../../ui/paper/GroupFields.tsx';
import { PrintablePaper } from '../../ui/paper/PrintablePaper.tsx';
import { useTypedGroups } from '../../ui/paper/useTypedGroups.ts';
import { useHeldPaper } from './useHeldPaper.ts';

/** The backup of an account that was created here: its PIN, its paper with password and all keys, and two groups typed back. */
export function BackUp({ account }: { account: string }) {
  const t = usePaperT();
  const { wallet, make, putAway } = useHeldPaper(account);
  const [isChecking, setChecking] = useState(false);
  if (isChecking) return <CheckPaper account={account} onBack={() => setChecking(false)} />;
  if (wallet === null) return <AskPin onPin={(pin) => make(pin, '')} />;
  const check = () => {
    putAway();
    setChecking(true);
  };
  return (
    <Page title={t('backUp.title')} action={{ label: t('paper.next'), onPress: check }} onBack={putAway}>
      <PrintablePaper account={account} read={{ wallet, error: null }} />
    </Page>
  );
}

function AskPin({ onPin }: { onPin: (pin: Awaited<ReturnType<typeof takeUnlockMethod>>) => Promise<void> }) {
  const t = usePaperT();
  const form = useSecretForm();
  const pin = useRef<SecretInput | null>(null);
  const submit = () => void form.run(async () => onPin(await takeUnlockMethod(pin.current)));
  const action = {
    label: t('paper.make'),
    onPress: submit,
    isLoading: form.isBusy,
    isDisabled: form.waitSeconds > 0,
  };
  return (
    <Page title={t('backUp.title')} action={action}>
      <Notice tone="warning">{t('paper.heldLead')}</Notice>
      <Section isPadded footer={t('backUp.lead')}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <PinEntryPad entry={form} input={pin} onFull={submit} />
          <input type="submit" hidden />
        </form>
      </Section>
    </Page>
  );
}

/** @throws AppError new_account.wrong_part, signer.nothing_to_save and vault codes */
async function confirm(account: string, parts: readonly PasswordPart[]): Promise<void> {
  if (!(await signer.confirmBackup({ account, parts }))) throw new AppError('new_account.wrong_part');
  useAccounts.getState().setBackedUp(account);
}

/** Two groups of the password are typed back from the paper; other ones are picked after a mistake. */
function CheckPaper({ account, onBack }: { account: string; onBack: () => void }) {
  const t = usePaperT();
  const form = useSecretForm();
  const typed = useTypedGroups();
  const [, navigate] = useLocation();
  const submit = async () => {
    const isRight = await form.run(() => confirm(account, typed.take()));
    if (!isRight) return typed.redraw();
    showToast('success', t('backUp.done'));
    navigate(HOME_PATH, { replace: true });
  };
  const action = { label: t('check.submit'), onPress: () => void submit(), isLoading: form.isBusy };
  return (
    <Page title={t('check.title')} action={action} onBack={onBack}>
      <Section isPadded footer={t('check.lead')}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <GroupFields
            typed={typed}
            error={form.error === null ? undefined : errorText(form.error)}
            isDisabled={form.isBusy}
            hasFocus
            onEdit={form.clearError}
          />
          <input type="submit" hidden />
        </form>
      </Section>
    </Page>
  );
}
