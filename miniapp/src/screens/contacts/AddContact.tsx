import { useState } from 'react';
import { AccountIcon } from '../../components/AccountIcon.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useRecipient } from '../../data/recipients/recipient.ts';
import { errorText } from '../../i18n/errorText.ts';
import { useTransferT } from '../../i18n/transferTexts.ts';
import { useT } from '../../i18n/useT.ts';
import { messenger } from '../../messenger/messenger.ts';
import { useContacts } from '../../stores/contacts.ts';

const LONGEST_LABEL = 64;

/** A new contact: a name that the chain knows and that is on no list of scam, with the user's own word for it. */
export function AddContact({ onClose }: { onClose: () => void }) {
  const t = useTransferT();
  const tApp = useT();
  const save = useContacts((kept) => kept.save);
  const [typed, setTyped] = useState('');
  const [label, setLabel] = useState('');
  // Nobody in particular pays: one's own account may be a contact too.
  const { account, error, isChecking } = useRecipient(typed, '');
  const submit = () => {
    if (account === null) return messenger.haptic('warning');
    save({ name: account.name, id: account.id, label: label.trim() });
    messenger.haptic('success');
    return onClose();
  };
  const hint = tApp(isChecking ? 'send.recipientChecking' : 'send.recipientHint');
  return (
    <Sheet
      isOpen
      title={t('contacts.add')}
      onClose={onClose}
      action={{ label: t('contacts.save'), onPress: submit, isDisabled: account === null }}
    >
      <TextField
        label={t('contacts.name')}
        value={typed}
        onChange={setTyped}
        before={account === null ? undefined : <AccountIcon name={account.name} size={28} />}
        error={typed === '' || error === null ? undefined : errorText(error)}
        hint={account === null ? hint : tApp('send.recipientFound', { name: account.name, id: account.id })}
      />
      <TextField label={t('contacts.label')} value={label} maxLength={LONGEST_LABEL} onChange={setLabel} />
    </Sheet>
  );
}
