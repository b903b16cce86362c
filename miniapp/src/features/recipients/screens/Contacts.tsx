import { useCallback, useState } from 'react';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { VirtualList } from '../../../ui/lists/VirtualList.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { type Contact, useContacts } from '../model/contacts.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';
import { AddContact } from './AddContact.tsx';
import { ContactSheet } from './ContactSheet.tsx';

/** Pixels of a row of two lines. */
const ROW_HEIGHT = 60;
const idOf = ({ id }: Contact) => id;

/** The user's payees under the user's labels; stored only on this device. */
export function Contacts({ account }: { account: string }) {
  const t = useRecipientsT();
  const { contacts } = useContacts();
  const [open, setOpen] = useState<Contact | 'new' | null>(null);
  const close = () => setOpen(null);
  const scam = useScamAccounts();
  const render = useCallback(
    (contact: Contact) => (
      <ContactCell contact={contact} isScam={scam.has(contact.name)} onPress={() => setOpen(contact)} />
    ),
    [scam],
  );
  const add = (
    <Button icon="plus" onPress={() => setOpen('new')}>
      {t('contacts.add')}
    </Button>
  );
  return (
    <Page title={t('common.contacts')}>
      {contacts.length === 0 ? (
        <Placeholder
          icon="user"
          title={t('contacts.empty')}
          text={
            <>
              {t('contacts.emptyHint')}
              <br />
              {t('contacts.hint')}
            </>
          }
          action={add}
        />
      ) : (
        <>
          <Section footer={t('contacts.hint')}>
            <VirtualList
              items={contacts}
              keyOf={idOf}
              rowHeight={ROW_HEIGHT}
              isMeasured
              label={t('common.contacts')}
              render={render}
            />
          </Section>
          {add}
        </>
      )}
      {open === 'new' && <AddContact onClose={close} />}
      {open !== null && open !== 'new' && <ContactSheet contact={open} account={account} onClose={close} />}
    </Page>
  );
}

interface ContactCellProps {
  contact: Contact;
  isScam: boolean;
  onPress: () => void;
}

function ContactCell({ contact: { name, label, id }, isScam, onPress }: ContactCellProps) {
  return (
    <Cell
      before={<AccountIcon name={name} />}
      title={label || name}
      badge={<ScamMark isScam={isScam} />}
      subtitle={label === '' ? id : name}
      onPress={onPress}
    />
  );
}
