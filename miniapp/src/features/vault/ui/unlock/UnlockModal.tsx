import { useLocation } from 'wouter';
import { LOGIN_PATH } from '../../../../platform/paths.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { comingBackTo } from '../../../account/model/comingBack.ts';
import { useLeaving } from '../../../account/model/useLeaving.ts';
import { closeUnlock, useUnlock } from '../../model/unlock.ts';
import { usePinEntry } from '../../model/usePinEntry.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { PinField } from '../pin/PinField.tsx';
import { SensorButton } from './SensorButton.tsx';
import styles from './UnlockModal.module.css';

/** Asks for the PIN (spec §2, unlock modal). */
export function UnlockModal() {
  const account = useUnlock((unlock) => unlock.account);
  const t = useVaultT();
  if (account === null) return null;
  return (
    <Sheet isOpen title={t('pin.unlockTitle')} onClose={() => closeUnlock(false)}>
      <UnlockForm account={account} />
    </Sheet>
  );
}

function UnlockForm({ account }: { account: string }) {
  const t = useVaultT();
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
