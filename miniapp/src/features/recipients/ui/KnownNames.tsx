import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../../platform/i18n/useT.ts';
import { Pressable } from '../../../ui/inputs/Pressable.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { useScamAccounts } from '../../scam/model/scamLists.ts';
import { typedName } from '../model/typedName.ts';
import { useRecipientsT } from '../texts/recipientsTexts.ts';
import styles from './KnownNames.module.css';
import { type RecipientGroup, useRecipientGroups } from './useRecipientGroups.ts';

/** Those who were paid come first, the chain's other accounts last. */
const ORDER: readonly RecipientGroup['key'][] = ['recent', 'contacts', 'own', 'favourites', 'found'];
const MOST = 8;

/** What fits to what is typed: those paid last before anything is, and once it is a whole name. */
function namesOf(groups: readonly RecipientGroup[], query: string): string[] {
  const kinds = query === '' ? ORDER.slice(0, 2) : ORDER;
  const names = kinds.flatMap((kind) => groups.find(({ key }) => key === kind)?.people ?? []);
  return names.map(({ name }) => name).filter((name) => name.startsWith(query) && name !== query);
}

/** Hides each name that finds no room in the first line, from the keyboard too. */
function useWholeNames(names: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const key = names.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room depends on the names
  useLayoutEffect(() => {
    const fit = () => {
      for (const item of list.current?.children ?? []) {
        if (!(item instanceof HTMLElement)) continue;
        item.style.display = '';
        // One that is wider than the line would widen the page as well.
        if (item.offsetWidth > (list.current?.clientWidth ?? 0)) item.style.display = 'none';
        item.style.visibility = item.offsetTop === 0 ? '' : 'hidden';
      }
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [key]);
  return list;
}

export interface KnownNamesProps {
  account: string;
  /** What is typed so far; '' once it names an account. */
  typed: string;
  /** The account in the field. */
  chosen: string | undefined;
  onChoose: (name: string) => void;
  /** Opens the whole list. */
  onAll: () => void;
}

/** One row of accounts to choose from, as many whole names as fit, and the way to all. */
export function KnownNames({ account, typed, chosen, onChoose, onAll }: KnownNamesProps) {
  const t = useRecipientsT();
  const common = useT();
  const scam = useScamAccounts();
  const query = typedName(typed);
  const groups = useRecipientGroups(account, query);
  const fitting = namesOf(groups, query).filter((name) => name !== chosen && !scam.has(name));
  const names = fitting.slice(0, MOST);
  const list = useWholeNames(names);
  return (
    <div className={styles.row}>
      <ul ref={list} className={styles.names} aria-label={t('picker.recent')}>
        {names.map((name) => (
          <li key={name}>
            <Pressable
              Component="button"
              type="button"
              className={styles.name}
              onClick={() => onChoose(name)}
            >
              <AccountIcon name={name} size={24} />
              <span translate="no">{name}</span>
            </Pressable>
          </li>
        ))}
      </ul>
      <Pressable
        Component="button"
        type="button"
        className={styles.name}
        aria-label={`${common('common.all')}: ${t('picker.title')}`}
        onClick={onAll}
      >
        <span>{common('common.all')}</span>
      </Pressable>
    </div>
  );
}
