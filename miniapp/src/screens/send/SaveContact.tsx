import type { Account } from '@xbts/shared/protocol/objects.ts';
import { Button } from '../../components/Button.tsx';
import { useTransferT } from '../../i18n/transferTexts.ts';
import { useContacts } from '../../stores/contacts.ts';
import { showToast } from '../../stores/toasts.ts';

/** Makes a recipient a contact, while it is none. */
export function SaveContact({ account: { id, name } }: { account: Pick<Account, 'id' | 'name'> }) {
  const t = useTransferT();
  const { contacts, save } = useContacts();
  if (contacts.some((each) => each.id === id)) return null;
  return (
    <Button
      kind="plain"
      icon="plus"
      onPress={() => {
        save({ name, id, label: '' });
        showToast('success', t('contacts.saved', { name }));
      }}
    >
      {t('verdict.saveContact')}
    </Button>
  );
}
