import { useState } from 'react';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { saveContact } from '../model/contacts.ts';
import { useRecipient } from '../model/recipient.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';

const LONGEST_LABEL = 64;

/** A new contact: a name known to the chain and on no scam list, with the user's label. */
export function AddContact({ onClose }: { onClose: () => void }) {
  const t = useRecipientsT();
  const [typed, setTyped] = useState('');
  const [label, setLabel] = useState('');
  // Without a paying account: the user's own account may be a contact too.
  const { account, error, isChecking } = useRecipient(typed, '');
  const submit = () => {
    if (account === null) return messenger.haptic('warning');
    saveContact({ name: account.name, id: account.id, label: label.trim() });
    messenger.haptic('success');
    return onClose();
  };
  const hint = t(isChecking ? 'common.lookingForAccount' : 'common.accountNameOrId');
  return (
    <Sheet
      isOpen
      title={t('contacts.add')}
      onClose={onClose}
      action={{ label: t('common.save'), onPress: submit, isDisabled: account === null }}
    >
      <TextField
        label={t('common.accountName')}
        value={typed}
        onChange={setTyped}
        before={account === null ? undefined : <AccountIcon name={account.name} size={28} />}
        error={typed === '' || error === null ? undefined : errorText(error)}
        hint={account === null ? hint : t('common.nameAndId', { name: account.name, id: account.id })}
      />
      <TextField label={t('contacts.label')} value={label} maxLength={LONGEST_LABEL} onChange={setLabel} />
    </Sheet>
  );
}
