import { useFullAccount } from '../../account/model/account.ts';
import { useAccountNames } from '../../account/model/accountNames.ts';
import { useAccounts } from '../../account/model/accounts.ts';
import { useFavourites } from '../../account/model/favourites.ts';
import { useContacts } from '../model/contacts.ts';
import { useNameSuggestions } from '../model/nameSuggestions.ts';
import { recentRecipients, usePastPayments } from '../model/pastPayments.ts';
import { typedName } from '../model/typedName.ts';

interface Person {
  name: string;
  /** The user's label, '' without one. */
  label: string;
}

export interface RecipientGroup {
  key: 'contacts' | 'recent' | 'own' | 'favourites' | 'found';
  people: readonly Person[];
}

const MOST_RECENT = 10;
const unlabelled = (name: string): Person => ({ name, label: '' });

/** Possible recipients in groups, without duplicates, filtered by the query. Empty groups are omitted. */
export function useRecipientGroups(account: string, query: string): readonly RecipientGroup[] {
  const { contacts } = useContacts();
  const { accounts } = useAccounts();
  const favourites = useFavourites((kept) => kept.accounts);
  const past = usePastPayments(account, useFullAccount(account).data?.account.id).data;
  const recentIds = past === undefined ? [] : recentRecipients(past, MOST_RECENT);
  const names = useAccountNames(recentIds);
  const found = useNameSuggestions(query);
  const all: RecipientGroup[] = [
    { key: 'contacts', people: contacts },
    { key: 'recent', people: recentIds.flatMap((id) => names.get(id) ?? []).map(unlabelled) },
    { key: 'own', people: accounts.map(({ name, label = '' }) => ({ name, label })) },
    { key: 'favourites', people: favourites.map(unlabelled) },
    { key: 'found', people: found.map(unlabelled) },
  ];
  return narrowed(all, account, typedName(query));
}

function narrowed(groups: readonly RecipientGroup[], account: string, query: string): RecipientGroup[] {
  const seen = new Set([account]);
  return groups.flatMap(({ key, people }) => {
    const fitting = people.filter(
      ({ name, label }) => !seen.has(name) && (name.includes(query) || label.toLowerCase().includes(query)),
    );
    for (const { name } of fitting) seen.add(name);
    return fitting.length === 0 ? [] : [{ key, people: fitting }];
  });
}
