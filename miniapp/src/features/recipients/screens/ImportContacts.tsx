import { useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { errorText } from '../../../platform/i18n/errorText.ts';
import { formatInteger } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Spinner } from '../../../ui/display/Spinner.tsx';
import { PickFile } from '../../../ui/inputs/PickFile.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { MOST_BYTES, MOST_CONTACTS } from '../model/contactFile.ts';
import { type ContactImport, planImport } from '../model/contactImport.ts';
import { addContacts, type Contact, useContacts } from '../model/contacts.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';

type State =
  | { readonly at: 'start' | 'reading' }
  | { readonly at: 'failed'; readonly sentence: string }
  | { readonly at: 'read'; readonly plan: ContactImport };

/** Contacts from a file: what it would add, what stays, and the lines that are left out; nothing is saved before the press. */
export function ImportContacts({ onClose }: { onClose: () => void }) {
  const t = useRecipientsT();
  const { contacts } = useContacts();
  const { forbidden } = useScamAccounts();
  const [state, setState] = useState<State>({ at: 'start' });
  const pick = async (file: File) => {
    if (file.size > MOST_BYTES) return setState({ at: 'failed', sentence: t('import.large') });
    setState({ at: 'reading' });
    try {
      setState({ at: 'read', plan: await planImport(chain, await file.text(), { contacts, forbidden }) });
    } catch (error) {
      setState({ at: 'failed', sentence: errorText(error) });
    }
    return undefined;
  };
  const added = state.at === 'read' ? state.plan.added : [];
  const submit = () => {
    addContacts(added);
    messenger.haptic('success');
    onClose();
  };
  return (
    <Sheet
      isOpen
      title={t('import.title')}
      onClose={onClose}
      action={{
        label: t('import.add', { count: added.length }),
        onPress: submit,
        isDisabled: added.length === 0,
      }}
    >
      <p className="hint">{t('import.hint')}</p>
      <PickFile
        label={t('import.pick')}
        accept=".csv,text/csv,text/plain"
        onPick={(file) => void pick(file)}
      />
      <div role="status">
        {state.at === 'reading' && <Spinner />}
        {state.at === 'failed' && <Notice tone="error">{state.sentence}</Notice>}
        {state.at === 'read' && <Plan plan={state.plan} />}
      </div>
    </Sheet>
  );
}

function Plan({ plan: { added, known, faults, isCut } }: { plan: ContactImport }) {
  const t = useRecipientsT();
  const count = (all: readonly unknown[]) => formatInteger(all.length);
  return (
    <>
      {isCut && <Notice>{t('import.cut', { most: MOST_CONTACTS })}</Notice>}
      {added.length > 0 && (
        <Section header={t('import.added', { count: count(added) })}>
          <Lines contacts={added} />
        </Section>
      )}
      {known.length > 0 && (
        <Section header={t('import.known', { count: count(known) })}>
          <Lines contacts={known} />
        </Section>
      )}
      {faults.length > 0 && (
        <Section header={t('import.faults', { count: count(faults) })}>
          {faults.map(({ line, fault }) => (
            <Cell key={line} title={t('import.line', { line })} subtitle={t(`import.fault.${fault}`)} />
          ))}
        </Section>
      )}
      {added.length + known.length + faults.length === 0 && <Notice>{t('import.empty')}</Notice>}
    </>
  );
}

function Lines({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <>
      {contacts.map(({ id, name, label }) => (
        <Cell
          key={id}
          before={<AccountIcon name={name} />}
          title={label || name}
          subtitle={label === '' ? id : name}
        />
      ))}
    </>
  );
}
