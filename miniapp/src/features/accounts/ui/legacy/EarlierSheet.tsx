import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { HOME_PATH } from '../../../../platform/paths.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showError } from '../../../../platform/toasts.ts';
import { findEarlierAccount } from '../../../../signer/earlierAccount.ts';
import { signer } from '../../../../signer/page/client.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { leaveEarlier, useEarlier } from '../../model/earlier.ts';
import { takePin } from '../../model/takePin.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { SecretForm } from '../pin/SecretForm.tsx';
import { moveEarlier } from './moveEarlier.ts';

/** Offers to move the account of the earlier app into the vault. */
export function EarlierSheet() {
  const t = useVaultT();
  const text = useEarlier((earlier) => earlier.text);
  const name = text === null ? undefined : findEarlierAccount(text)?.name;
  if (text === null || name === undefined) return null;
  return (
    <Sheet isOpen title={t('earlier')} onClose={leaveEarlier}>
      <EarlierForm text={text} name={name} />
    </Sheet>
  );
}

function useHasVault(): boolean {
  const [hasVault, setHasVault] = useState(false);
  useEffect(() => {
    signer.status().then((status) => setHasVault(status.hasVault), showError);
  }, []);
  return hasVault;
}

function EarlierForm({ text, name }: { text: string; name: string }) {
  const t = useVaultT();
  const earlierPin = useRef<SecretInput>(null);
  const pin = useRef<SecretInput>(null);
  const hasVault = useHasVault();
  const form = useSecretForm();
  const [, navigate] = useLocation();
  const submit = async () => {
    const typed = takePin(earlierPin.current);
    await moveEarlier({ text, earlierPin: typed, pin: hasVault ? takePin(pin.current) : typed });
    navigate(HOME_PATH, { replace: true });
  };
  return (
    <>
      <SecretForm form={form} label={t('earlierMove')} onSubmit={submit}>
        <Notice>{t('earlierHint', { account: name })}</Notice>
        <SecretField
          label={t('earlierPin')}
          name="earlier-pin"
          input={earlierPin}
          onEdit={form.clearError}
          hasFocus
        />
        {hasVault && <SecretField label={t('pinHere')} name="pin" input={pin} onEdit={form.clearError} />}
      </SecretForm>
      <Button kind="plain" isStretched onPress={leaveEarlier}>
        {t('earlierLater')}
      </Button>
    </>
  );
}
