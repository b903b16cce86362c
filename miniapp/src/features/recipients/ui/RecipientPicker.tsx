import { FIND_START } from '@xbts/shared/services/findStart.ts';
import { useState } from 'react';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { NothingFound } from '../../../ui/display/NothingFound.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { useRecipientsT } from '../texts/recipientsTexts.ts';
import { type RecipientGroup, useRecipientGroups } from './useRecipientGroups.ts';

export interface RecipientPickerProps {
  account: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Contacts, last recipients, own accounts, favourites, and the chain's names with the typed beginning. */
export function RecipientPicker({ account, onChoose, onClose }: RecipientPickerProps) {
  const t = useRecipientsT();
  const [query, setQuery] = useState('');
  const groups = useRecipientGroups(account, query);
  return (
    <Sheet isOpen title={t('picker.title')} onClose={onClose}>
      <TextField label={t('picker.search')} type="search" value={query} onChange={setQuery} />
      {groups.length === 0 && query !== '' && (
        <NothingFound title={t('picker.nothing')} onShowAll={() => setQuery('')} />
      )}
      {groups.length === 0 && query === '' && (
        <Placeholder icon="user" title={t('picker.empty')} text={t('picker.emptyHint')} action={null} />
      )}
      {groups.map((group) => (
        <Group key={group.key} group={group} onChoose={onChoose} />
      ))}
      <Section>
        <Cell title={t('common.contacts')} to="/contacts" />
        <MessengerContact />
      </Section>
    </Sheet>
  );
}

/** Mini apps cannot read contacts: the bot's chat has a button that chooses one. */
function MessengerContact() {
  const t = useRecipientsT();
  const { bot } = appConfig.links;
  if (!messenger.isInside || bot === undefined) return null;
  return (
    <Cell
      before={<Icon name="chat" />}
      title={t('picker.messenger')}
      subtitle={t('picker.messengerHint')}
      isMultiline
      onPress={() => messenger.openLink(`${bot}?start=${FIND_START}`)}
    />
  );
}

function Group({ group, onChoose }: { group: RecipientGroup; onChoose: (name: string) => void }) {
  const t = useRecipientsT();
  const scam = useScamAccounts();
  return (
    <Section header={t(group.key === 'contacts' ? 'common.contacts' : `picker.${group.key}`)}>
      {group.people.map(({ name, label }) => (
        <Cell
          key={name}
          before={<AccountIcon name={name} />}
          title={label || name}
          badge={<ScamMark isScam={scam.has(name)} />}
          subtitle={label === '' ? undefined : name}
          onPress={() => onChoose(name)}
        />
      ))}
    </Section>
  );
}
