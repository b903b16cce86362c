import { AppError } from '@xbts/shared/errors/appError.ts';
import { useRef, useState } from 'react';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { BackupContents } from '../../../../signer/protocol/backups.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../model/accounts.ts';
import { listRestored } from '../../model/listRestored.ts';
import { notePinForm } from '../../model/pinForm.ts';
import { takeNewPin } from '../../model/takePin.ts';
import { takeWay } from '../../model/takeWay.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useBackupT } from '../../texts/backupTexts.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { NewPinFields } from '../../ui/pin/NewPinFields.tsx';
import { PresentPin } from '../../ui/pin/PresentPin.tsx';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';
import { ChooseAccounts } from './ChooseAccounts.tsx';
import { ChooseGroups } from './ChooseGroups.tsx';
import type { AnyGroup, OfferedGroup } from './parts/backupParts.ts';

interface RestoreFormProps {
  contents: BackupContents;
  groups: readonly OfferedGroup[];
  hasKeys: boolean;
  onRestored: () => void;
}

/** Names of accounts whose keys are not on this device. */
function missing({ accounts }: BackupContents): string[] {
  const here = useAccounts.getState().accounts.filter(({ type }) => type !== 'view');
  const names = accounts.map(({ account }) => account);
  return names.filter((account) => !here.some(({ name }) => name === account));
}

/** What is in an opened backup, with what is chosen of it. */
export function RestoreForm({ contents, groups, hasKeys, onRestored }: RestoreFormProps) {
  const t = useVaultT();
  const about = useBackupT();
  const form = useSecretForm();
  const [names, setNames] = useState<readonly string[]>(() => missing(contents));
  const [chosen, setChosen] = useState<readonly AnyGroup[]>(() =>
    groups.filter(({ added, singles }) => added > 0 && singles.length === 0).map(({ name }) => name),
  );
  // Whom to trust is never a choice that a file makes.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const pin = useRef<SecretInput | null>(null);
  const repeated = useRef<SecretInput | null>(null);

  const restoreKeys = async () => {
    if (names.length === 0) return;
    const way = hasKeys ? await takeWay(pin.current) : takeNewPin(pin.current, repeated.current);
    listRestored(await signer.importBackup({ accounts: names, pin: way }));
    notePinForm(way);
  };
  const submit = async () => {
    if (names.length + chosen.length + ticked.length === 0) throw new AppError('backup.nothing_chosen');
    // First, since a node may not be ours, and the rest is stored at one go.
    for (const { key, restore } of groups.flatMap(({ singles }) => singles))
      if (ticked.includes(key)) await restore();
    await restoreKeys();
    for (const group of groups) if (chosen.includes(group.name)) await group.restore();
    showToast('success', names.length > 0 ? t('restored', { count: names.length }) : about('partsRestored'));
    onRestored();
  };
  const contradicted = groups.flatMap((group) => group.contradicted);
  const { madeAt } = contents;
  return (
    <SecretForm form={form} label={about('restoreChosen')} hasPin={names.length > 0} onSubmit={submit}>
      <Notice>
        {madeAt === null ? about('madeEarlier') : about('made', { time: formatDateTime(madeAt) })}
      </Notice>
      {contradicted.length > 0 && (
        <Notice tone="warning">{about('contradicted', { names: contradicted.join(', ') })}</Notice>
      )}
      <ChooseAccounts accounts={contents.accounts} chosen={names} onChange={setNames} />
      <ChooseGroups groups={groups} chosen={chosen} onChange={setChosen} ticked={ticked} onTick={setTicked} />
      {names.length > 0 && (
        <Section isPadded>
          {hasKeys ? (
            <PresentPin label={t('pinHere')} name="restore-pin" input={pin} onEdit={form.clearError} />
          ) : (
            <NewPinFields label={t('newPin')} pin={pin} repeated={repeated} onEdit={form.clearError} />
          )}
        </Section>
      )}
    </SecretForm>
  );
}
