import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { type SavedAccount, useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { useSignInT } from '../../texts/signInTexts.ts';
import styles from './Accounts.module.css';
import { RemoveAccount } from './RemoveAccount.tsx';

const LONGEST_LABEL = 40;

export interface AccountSheetProps {
  account: SavedAccount;
  onClose: () => void;
}

/** The actions for one account of this device. */
export function AccountSheet({ account, onClose }: AccountSheetProps) {
  const t = useSignInT();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Sheet isOpen title={account.name} onClose={onClose}>
      {isRemoving ? (
        <RemoveAccount account={account} onDone={onClose} />
      ) : (
        <div className={styles.actions}>
          <AccountActions account={account} />
          <Label account={account} onSaved={onClose} />
          <Button kind="danger" icon="trash" isStretched onPress={() => setRemoving(true)}>
            {t('accounts.remove')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function AccountActions({ account: { name, type } }: { account: SavedAccount }) {
  const t = useSignInT();
  const [, navigate] = useLocation();
  const { account, enter } = useSession();
  return (
    <>
      {name !== account && (
        <Button
          isStretched
          icon="check"
          onPress={() => {
            enter(name);
            navigate('/wallet');
          }}
        >
          {t('accounts.use')}
        </Button>
      )}
      <Button kind="secondary" isStretched icon="user" onPress={() => navigate(`/account/${name}`)}>
        {t('common.accountPage')}
      </Button>
      {type !== 'view' && (
        <Button kind="secondary" isStretched icon="key" onPress={() => navigate(`/accounts/paper/${name}`)}>
          {t('common.paperWallet')}
        </Button>
      )}
    </>
  );
}

function Label({ account, onSaved }: { account: SavedAccount; onSaved: () => void }) {
  const t = useSignInT();
  const setLabel = useAccounts((accounts) => accounts.setLabel);
  const [label, setTyped] = useState(account.label ?? '');
  return (
    <form
      className={styles.label}
      onSubmit={(event) => {
        event.preventDefault();
        setLabel(account.name, label.trim());
        onSaved();
      }}
    >
      <TextField
        label={t('accounts.rename')}
        hint={t('accounts.labelHint')}
        value={label}
        onChange={setTyped}
        maxLength={LONGEST_LABEL}
        isInCard
      />
      <Button type="submit" kind="secondary" isStretched isDisabled={label.trim() === (account.label ?? '')}>
        {t('accounts.saveLabel')}
      </Button>
    </form>
  );
}
