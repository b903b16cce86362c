import { SwitchCell } from '../../../../ui/inputs/Choice.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useBackupT } from '../../texts/backupTexts.ts';
import { useGroupName } from './ContentsList.tsx';
import type { AnyGroup, OfferedGroup } from './parts/backupParts.ts';
import type { OfferedSingle } from './parts/singles.ts';

interface ChooseGroupsProps {
  groups: readonly OfferedGroup[];
  chosen: readonly AnyGroup[];
  onChange: (chosen: readonly AnyGroup[]) => void;
  /** Keys of individually chosen entries. */
  ticked: readonly string[];
  onTick: (ticked: readonly string[]) => void;
}

const toggled = <Each,>(all: readonly Each[], each: Each, isOn: boolean) =>
  isOn ? [...all, each] : all.filter((other) => other !== each);

/** A backup's content besides keys, each group with the number of entries missing here. */
export function ChooseGroups({ groups, chosen, onChange, ticked, onTick }: ChooseGroupsProps) {
  const t = useBackupT();
  const nameOf = useGroupName();
  if (groups.length === 0) return null;
  const whole = (
    <Section header={t('parts')} footer={t('partsHint')}>
      {groups.map(({ name, count, added, hindrance, singles }) => {
        const title = nameOf(name);
        if (hindrance !== null) {
          const why = hindrance === 'newer' ? t('newer') : t('botSilent', { count });
          return <Cell key={name} title={title} subtitle={why} isMultiline />;
        }
        const subtitle = t('counted', { count, added });
        if (added === 0 || singles.length > 0)
          return <Cell key={name} title={title} subtitle={subtitle} isMultiline />;
        return (
          <SwitchCell
            key={name}
            title={title}
            subtitle={subtitle}
            isOn={chosen.includes(name)}
            onChange={(isOn) => onChange(toggled(chosen, name, isOn))}
          />
        );
      })}
    </Section>
  );
  return (
    <>
      {whole}
      {groups.map(({ name, singles }) => (
        <ChooseSingles key={name} header={nameOf(name)} singles={singles} ticked={ticked} onTick={onTick} />
      ))}
    </>
  );
}

interface ChooseSinglesProps extends Pick<ChooseGroupsProps, 'ticked' | 'onTick'> {
  header: string;
  singles: readonly OfferedSingle[];
}

/** The trusted entries of a backup, each with its own switch. */
function ChooseSingles({ header, singles, ticked, onTick }: ChooseSinglesProps) {
  const t = useBackupT();
  if (singles.length === 0) return null;
  return (
    <Section header={header} footer={t('singlesHint')}>
      {singles.map(({ key, about }) => (
        <SwitchCell
          key={key}
          title={titleOf(about)}
          subtitle={subtitleOf(about, t)}
          isOn={ticked.includes(key)}
          onChange={(isOn) => onTick(toggled(ticked, key, isOn))}
        />
      ))}
    </Section>
  );
}

function titleOf(about: OfferedSingle['about']): string {
  if ('url' in about) return about.url;
  return about.kind === 'account' ? about.fact.name : about.fact.symbol;
}

function subtitleOf(about: OfferedSingle['about'], t: ReturnType<typeof useBackupT>): string {
  switch (about.kind) {
    case 'ownNode':
      return t('single.ownNode');
    case 'chosenNode':
      return t('single.chosenNode');
    case 'account':
      return [about.fact.id, about.fact.memoKey ?? []].flat().join(' · ');
    case 'asset':
      return `${about.fact.id} · ${t('common.decimals')}: ${about.fact.precision}`;
  }
}
