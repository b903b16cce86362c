import { AppError } from '@xbts/shared/errors/appError.ts';
import { useRef, useState } from 'react';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { BackupContents } from '../../../../signer/protocol/backups.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { notePinForm } from '../../../vault/model/pinForm.ts';
import { takeNewPin } from '../../../vault/model/takePin.ts';
import { takeUnlockMethod } from '../../../vault/model/takeUnlockMethod.ts';
import { useSecretForm } from '../../../vault/model/useSecretForm.ts';
import { NewPinFields } from '../../../vault/ui/pin/NewPinFields.tsx';
import { PresentPin } from '../../../vault/ui/pin/PresentPin.tsx';
import { SecretForm } from '../../../vault/ui/pin/SecretForm.tsx';
import { listRestored } from '../../model/listRestored.ts';
import { useBackupT } from '../../texts/backupTexts.ts';
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

/** An opened backup's content, with the user's selection. */
export function RestoreForm({ contents, groups, hasKeys, onRestored }: RestoreFormProps) {
  const t = useBackupT();
  const form = useSecretForm();
  const [names, setNames] = useState<readonly string[]>(() => missing(contents));
  const [chosen, setChosen] = useState<readonly AnyGroup[]>(() =>
    groups.filter(({ added, singles }) => added > 0 && singles.length === 0).map(({ name }) => name),
  );
  // A file never preselects trust.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const pin = useRef<SecretInput | null>(null);
  const repeated = useRef<SecretInput | null>(null);

  const restoreKeys = async () => {
    if (names.length === 0) return;
    const way = hasKeys ? await takeUnlockMethod(pin.current) : takeNewPin(pin.current, repeated.current);
    listRestored(await signer.importBackup({ accounts: names, pin: way }));
    notePinForm(way);
  };
  const submit = async () => {
    if (names.length + chosen.length + ticked.length === 0) throw new AppError('backup.nothing_chosen');
    // First, since this step can fail, and the rest is stored at once.
    for (const { key, restore } of groups.flatMap(({ singles }) => singles))
      if (ticked.includes(key)) await restore();
    await restoreKeys();
    for (const group of groups) if (chosen.includes(group.name)) await group.restore();
    showToast('success', names.length > 0 ? t('restored', { count: names.length }) : t('partsRestored'));
    onRestored();
  };
  const contradicted = groups.flatMap((group) => group.contradicted);
  const { madeAt } = contents;
  return (
    <SecretForm form={form} label={t('restoreChosen')} hasPin={names.length > 0} onSubmit={submit}>
      <Notice>{madeAt === null ? t('madeEarlier') : t('made', { time: formatDateTime(madeAt) })}</Notice>
      {contradicted.length > 0 && (
        <Notice tone="warning">{t('contradicted', { names: contradicted.join(', ') })}</Notice>
      )}
      <ChooseAccounts accounts={contents.accounts} chosen={names} onChange={setNames} />
      <ChooseGroups groups={groups} chosen={chosen} onChange={setChosen} ticked={ticked} onTick={setTicked} />
      {names.length > 0 && (
        <Section isPadded>
          {hasKeys ? (
            <PresentPin name="restore-pin" input={pin} onEdit={form.clearError} />
          ) : (
            <NewPinFields pin={pin} repeated={repeated} onEdit={form.clearError} />
          )}
        </Section>
      )}
    </SecretForm>
  );
}
