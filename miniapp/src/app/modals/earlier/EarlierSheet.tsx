import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { SecretField, type SecretInput } from '../../../components/SecretField.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { findEarlierAccount } from '../../../data/earlierStore.ts';
import { errorText } from '../../../i18n/errorText.ts';
import { useT } from '../../../i18n/useT.ts';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { messenger } from '../../../messenger/messenger.ts';
import { signer } from '../../../signer/client.ts';
import { usePinWait } from '../../../signer/usePinWait.ts';
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
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hasVault = useHasVault();
  const wait = usePinWait();
  const [, navigate] = useLocation();
  const submit = async () => {
    const typed = earlierPin.current?.take() ?? '';
    const own = hasVault ? (pin.current?.take() ?? '') : typed;
    setBusy(true);
    setError(null);
    try {
      if (typed === '' || own === '') throw new AppError('pin.empty');
      await moveEarlier({ text, earlierPin: typed, pin: own });
      navigate(HOME_PATH, { replace: true });
    } catch (thrown) {
      messenger.haptic('error');
      setError(toAppError(thrown));
      if (hasCode(thrown, 'vault.wrong_pin', 'vault.wait')) wait.ask();
    } finally {
      setBusy(false);
    }
  };
  const problem = wait.seconds > 0 ? common('pin.wait', { count: wait.seconds }) : error && errorText(error);
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
      <Button type="submit" isStretched isLoading={isBusy} isDisabled={wait.seconds > 0}>
        {t('earlierMove')}
      </Button>
      <Button kind="plain" isStretched onPress={leaveEarlier}>
        {t('earlierLater')}
      </Button>
    </form>
  );
}
