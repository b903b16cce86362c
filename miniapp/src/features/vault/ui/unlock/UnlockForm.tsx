import { Button } from '../../../../ui/inputs/Button.tsx';
import { usePinEntry } from '../../model/usePinEntry.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { ForgotPin } from '../pin/ForgotPin.tsx';
import { PinEntryPad } from '../pin/PinEntryPad.tsx';
import styles from './UnlockForm.module.css';
import { useSensorUnlock } from './useSensorUnlock.ts';

export interface UnlockFormProps {
  account: string;
  /** Under the dots; whose PIN it is unless said otherwise. */
  hint?: string;
  onUnlocked: () => void;
  /** Called before the way to the login is taken. */
  onForgot?: () => void;
}

/** Keypad, sensor and the button that unlock an account. */
export function UnlockForm({ account, hint, onUnlocked, onForgot }: UnlockFormProps) {
  const t = useVaultT();
  const entry = usePinEntry();
  const sensor = useSensorUnlock(account, onUnlocked);
  const submit = async () => {
    if (await entry.unlock(account)) onUnlocked();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles.pad}>
        <PinEntryPad
          entry={entry}
          input={entry.input}
          hint={hint ?? t('pin.unlockHint', { account })}
          sensor={sensor}
          onFull={() => void submit()}
        />
      </div>
      <Button type="submit" isStretched isLoading={entry.isBusy} isDisabled={entry.waitSeconds > 0}>
        {t('pin.unlock')}
      </Button>
      <ForgotPin {...(onForgot === undefined ? {} : { onLeave: onForgot })} />
    </form>
  );
}
