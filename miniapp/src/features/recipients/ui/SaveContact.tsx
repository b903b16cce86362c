import type { Account } from '@xbts/shared/protocol/objects.ts';
import { showToast } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { saveContact, useContacts } from '../model/contacts.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';

/** Makes a recipient a contact, unless it is one. */
export function SaveContact({ account: { id, name } }: { account: Pick<Account, 'id' | 'name'> }) {
  const t = useRecipientsT();
  const { contacts } = useContacts();
  if (contacts.some((each) => each.id === id)) return null;
  return (
    <Button
      kind="plain"
      icon="plus"
      onPress={() => {
        saveContact({ name, id, label: '' });
        showToast('success', t('contacts.saved', { name }));
      }}
    >
      {t('verdict.saveContact')}
    </Button>
  );
}
