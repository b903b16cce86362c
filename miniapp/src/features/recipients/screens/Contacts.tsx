import { useState } from 'react';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { AccountIcon } from '../../accounts/ui/AccountIcon.tsx';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { type Contact, useContacts } from '../model/contacts.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';
import { AddContact } from './AddContact.tsx';
import { ContactSheet } from './ContactSheet.tsx';

/** Those the user pays, under the user's own words; kept on this device only. */
export function Contacts({ account }: { account: string }) {
  const t = useRecipientsT();
  const { contacts } = useContacts();
  const [open, setOpen] = useState<Contact | 'new' | null>(null);
  const close = () => setOpen(null);
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
            {contacts.map((contact) => (
              <ContactCell key={contact.id} contact={contact} onPress={() => setOpen(contact)} />
            ))}
          </Section>
          {add}
        </>
      )}
      {open === 'new' && <AddContact onClose={close} />}
      {open !== null && open !== 'new' && <ContactSheet contact={open} account={account} onClose={close} />}
    </Page>
  );
}

function ContactCell({ contact: { name, label, id }, onPress }: { contact: Contact; onPress: () => void }) {
  const scam = useScamAccounts();
  return (
    <Cell
      before={<AccountIcon name={name} />}
      title={label || name}
      badge={<ScamMark isScam={scam.has(name)} />}
      subtitle={label === '' ? id : name}
      onPress={onPress}
    />
  );
}
