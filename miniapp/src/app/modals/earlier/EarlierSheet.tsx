import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SecretField, type SecretInput } from '../../../components/SecretField.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { findEarlierAccount } from '../../../data/accounts/earlierStore.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { useT } from '../../../i18n/useT.ts';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { waitText } from '../../../i18n/waitText.ts';
import { signer } from '../../../signer/client.ts';
import { takePin } from '../../../signer/takePin.ts';
import { useSecretForm } from '../../../signer/useSecretForm.ts';
import { leaveEarlier, useEarlier } from '../../../stores/earlier.ts';
import { showError } from '../../../stores/toasts.ts';
import { HOME_PATH } from '../../route.ts';
import styles from './EarlierSheet.module.css';
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
  const common = useT();
  const earlierPin = useRef<SecretInput>(null);
  const pin = useRef<SecretInput>(null);
  const hasVault = useHasVault();
  const { run, error, waitSeconds, isBusy } = useSecretForm();
  const [, navigate] = useLocation();
  const move = async () => {
    const typed = takePin(earlierPin.current);
    await moveEarlier({ text, earlierPin: typed, pin: hasVault ? takePin(pin.current) : typed });
  };
  const submit = async () => {
    if (await run(move)) navigate(HOME_PATH, { replace: true });
  };
  const problem = waitText(waitSeconds, common) ?? (error && errorText(error));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Notice>{t('earlierHint', { account: name })}</Notice>
      <SecretField label={t('earlierPin')} name="earlier-pin" input={earlierPin} hasFocus />
      {hasVault && <SecretField label={t('pinHere')} name="pin" input={pin} />}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" isStretched isLoading={isBusy} isDisabled={waitSeconds > 0}>
        {t('earlierMove')}
      </Button>
      <Button kind="plain" isStretched onPress={leaveEarlier}>
        {t('earlierLater')}
      </Button>
    </form>
  );
}
