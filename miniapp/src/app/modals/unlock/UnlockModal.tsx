import { useLocation } from 'wouter';
import { Button } from '../../../components/Button.tsx';
import { comingBackTo } from '../../../components/comingBack.ts';
import { Sheet } from '../../../components/Sheet.tsx';
import { useT } from '../../../i18n/useT.ts';
import { PinField } from '../../../pin/PinField.tsx';
import { closeUnlock, useUnlock } from '../../../stores/unlock.ts';
import { LOGIN_PATH } from '../../route.ts';
import { useLeaving } from '../useLeaving.ts';
import { SensorButton } from './SensorButton.tsx';
import styles from './UnlockModal.module.css';
import { usePinEntry } from './usePinEntry.ts';

/** Asks for the PIN (spec §2, unlock modal). */
export function UnlockModal() {
  const account = useUnlock((unlock) => unlock.account);
  const t = useT();
  if (account === null) return null;
  return (
    <Sheet isOpen title={t('pin.unlockTitle')} onClose={() => closeUnlock(false)}>
      <UnlockForm account={account} />
    </Sheet>
  );
}

function UnlockForm({ account }: { account: string }) {
  const t = useT();
  const entry = usePinEntry();
  const [, navigate] = useLocation();
  const submit = async () => {
    if (await entry.unlock(account)) closeUnlock(true);
  };
  useLeaving(() => closeUnlock(false));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PinField entry={entry} input={entry.input} hint={t('pin.unlockHint', { account })} hasFocus />
      <Button type="submit" isStretched isLoading={entry.isBusy} isDisabled={entry.waitSeconds > 0}>
        {t('pin.unlock')}
      </Button>
      <SensorButton account={account} onUnlocked={() => closeUnlock(true)} />
      <Button
        kind="plain"
        isStretched
        onPress={() => {
          closeUnlock(false);
          const { pathname, search } = window.location;
          navigate(LOGIN_PATH, { state: comingBackTo(pathname + search) });
        }}
      >
        {t('pin.forgot')}
      </Button>
    </form>
  );
}
