import { messenger } from '../../../../platform/messenger/messenger.ts';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useBackupT } from '../../texts/backupTexts.ts';
import type { AnyGroup, OfferedGroup } from './parts/backupParts.ts';

/** The names of groups. */
export function useGroupName(): (name: AnyGroup) => string {
  const t = useBackupT();
  const names: Readonly<Record<AnyGroup, string>> = {
    contacts: t('common.contacts'),
    addresses: t('groups.addresses'),
    favourites: t('common.favourites'),
    facts: t('groups.facts'),
    hidden: t('groups.hidden'),
    settings: t('common.settings'),
    nodes: t('groups.nodes'),
    saved: t('groups.saved'),
    alerts: t('groups.alerts'),
  };
  return (name) => names[name];
}

/** A new backup's content besides keys, and its omissions. */
export function ContentsList({ groups }: { groups: readonly OfferedGroup[] }) {
  const t = useBackupT();
  const nameOf = useGroupName();
  const footer = messenger.hasLaunchData ? t('notIn') : `${t('notIn')} ${t('alertsOutside')}`;
  return (
    <Section header={t('also')} footer={footer}>
      {groups.map(({ name, count }) => (
        <Cell key={name} title={nameOf(name)} after={count} isMultiline />
      ))}
    </Section>
  );
}
