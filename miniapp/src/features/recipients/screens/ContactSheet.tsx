import { useState } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '../../../platform/toasts.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { useScamText } from '../../scam/ui/useScamText.ts';
import { type Contact, useContacts } from '../model/contacts.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';

export interface ContactSheetProps {
  contact: Contact;
  /** The current account, '' for none. */
  account: string;
  onClose: () => void;
}

const LONGEST_LABEL = 64;

/** One contact: its label, a payment to it, its page, and its removal. */
export function ContactSheet({ contact, account, onClose }: ContactSheetProps) {
  const t = useRecipientsT();
  const { save, remove } = useContacts();
  const { forbidden } = useScamAccounts();
  const scamText = useScamText();
  const [, navigate] = useLocation();
  const [label, setLabel] = useState(contact.label);
  const { name, id } = contact;
  const listed = scamText(name);
  const canPay = account !== '' && account !== name && !forbidden.has(name);
  const keep = () => {
    save({ name, id, label: label.trim() });
    onClose();
  };
  const leave = () => {
    remove(id);
    showToast('info', t('contacts.removed', { name }));
    onClose();
  };
  return (
    <Sheet isOpen title={name} onClose={onClose} action={{ label: t('common.save'), onPress: keep }}>
      {listed !== null && <Notice tone="error">{listed}</Notice>}
      <TextField label={t('contacts.label')} value={label} maxLength={LONGEST_LABEL} onChange={setLabel} />
      <Section>
        {canPay && <Cell title={t('contacts.pay', { name })} onPress={() => navigate(`/send?to=${name}`)} />}
        <Cell title={t('common.accountPage')} subtitle={id} to={`/account/${name}`} />
      </Section>
      <Button kind="danger" icon="trash" isStretched onPress={leave}>
        {t('contacts.remove')}
      </Button>
    </Sheet>
  );
}
