import { useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SecretField, type SecretInput } from '../../components/SecretField.tsx';
import { useAccountT } from '../../i18n/accountTexts.ts';
import { errorText } from '../../i18n/errorText.ts';
import { useT } from '../../i18n/useT.ts';
import { waitText } from '../../i18n/waitText.ts';
import type { SavedAccount } from '../../stores/accounts.ts';
import styles from './Accounts.module.css';
import { useRemoval } from './useRemoval.ts';

export interface RemoveAccountProps {
  account: SavedAccount;
  onDone: () => void;
}

/** Asks before an account leaves the device; its keys leave the vault by the PIN. */
export function RemoveAccount({ account, onDone }: RemoveAccountProps) {
  const t = useAccountT();
  const tApp = useT();
  const pin = useRef<SecretInput>(null);
  const removal = useRemoval(account, pin, onDone);
  const { name } = account;
  const isView = account.type === 'view';
  const wait = waitText(removal.waitSeconds, tApp);
  return (
    <form
      className={styles.actions}
      onSubmit={(event) => {
        event.preventDefault();
        void removal.remove();
      }}
    >
      <Notice tone="warning">
        {t(isView ? 'accounts.removeViewWarning' : 'accounts.removeWarning', { account: name })}
      </Notice>
      {!isView && (
        <SecretField
          label={tApp('pin.label')}
          name="pin"
          input={pin}
          hint={t('accounts.removePin')}
          error={wait ?? (removal.error === null ? undefined : errorText(removal.error))}
          isDisabled={removal.isBusy || wait !== undefined}
          hasFocus
          onEdit={removal.clearError}
        />
      )}
      {isView && removal.error !== null && <Notice tone="error">{errorText(removal.error)}</Notice>}
      <Button
        type="submit"
        kind="danger"
        icon="trash"
        isStretched
        isLoading={removal.isBusy}
        isDisabled={wait !== undefined}
      >
        {t('accounts.confirmRemove', { account: name })}
      </Button>
    </form>
  );
}
