import { SwitchCell } from '../../../../ui/inputs/Choice.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useBackupT } from '../../texts/backupTexts.ts';
import { useGroupName } from './ContentsList.tsx';
import type { AnyGroup, OfferedGroup } from './parts/backupParts.ts';

interface ChooseGroupsProps {
  groups: readonly OfferedGroup[];
  chosen: readonly AnyGroup[];
  onChange: (chosen: readonly AnyGroup[]) => void;
}

/** What a backup holds beside keys, each group with how much of it is missing here. */
export function ChooseGroups({ groups, chosen, onChange }: ChooseGroupsProps) {
  const t = useBackupT();
  const nameOf = useGroupName();
  if (groups.length === 0) return null;
  return (
    <Section header={t('parts')} footer={t('partsHint')}>
      {groups.map(({ name, count, added, hindrance }) => {
        const title = nameOf(name);
        if (hindrance !== null) {
          const why = hindrance === 'newer' ? t('newer') : t('botSilent', { count });
          return <Cell key={name} title={title} subtitle={why} isMultiline />;
        }
        const subtitle = t('counted', { count, added });
        if (added === 0) return <Cell key={name} title={title} subtitle={subtitle} isMultiline />;
        return (
          <SwitchCell
            key={name}
            title={title}
            subtitle={subtitle}
            isOn={chosen.includes(name)}
            onChange={(isOn) => onChange(isOn ? [...chosen, name] : chosen.filter((each) => each !== name))}
          />
        );
      })}
    </Section>
  );
}
