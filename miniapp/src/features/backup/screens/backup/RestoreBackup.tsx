import { AppError } from '@xbts/shared/errors/appError.ts';
import { useEffect, useState } from 'react';
import { showError } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { BackupContents } from '../../../../signer/protocol/backups.ts';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { PasswordForm } from '../../../vault/ui/pin/PasswordForm.tsx';
import { useBackupT } from '../../texts/backupTexts.ts';
import { PickFile } from './PickFile.tsx';
import { type OfferedGroup, offerGroups } from './parts/backupParts.ts';
import { RestoreForm } from './RestoreForm.tsx';

// Hundreds of accounts with all remembered data are smaller: a larger file is no backup of ours.
const LARGEST_BYTES = 4_000_000;

interface Opened {
  readonly contents: BackupContents;
  readonly groups: readonly OfferedGroup[];
}

/** Restores a backup on this device: it is opened and shown first, and the user's selection is stored. */
export function RestoreBackup({ hasKeys, onRestored }: { hasKeys: boolean; onRestored: () => void }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  // Leaving the screen forgets the opened, unrestored backup.
  useEffect(() => () => signer.discard(), []);
  if (opened === null)
    return (
      <OpenForm
        onOpened={async (contents) => setOpened({ contents, groups: await offerGroups(contents.parts) })}
      />
    );
  const end = () => {
    setOpened(null);
    onRestored();
  };
  return <RestoreForm {...opened} hasKeys={hasKeys} onRestored={end} />;
}

function OpenForm({ onOpened }: { onOpened: (contents: BackupContents) => Promise<void> }) {
  const t = useBackupT();
  const [text, setText] = useState('');
  const submit = async (takePassword: () => string) => {
    if (text.trim() === '') throw new AppError('backup.empty');
    await onOpened(await signer.openBackup({ text, password: takePassword() }));
  };
  const read = async (file: File) => {
    if (file.size > LARGEST_BYTES) throw new AppError('backup.damaged');
    setText(await file.text());
  };
  return (
    <PasswordForm
      header={t('restore')}
      footer={t('openHint')}
      label={t('open')}
      hasPin={false}
      password={{ label: t('backupPassword'), name: 'restore-password', autoComplete: 'off' }}
      onSubmit={submit}
    >
      {() => (
        <>
          <PickFile
            label={t('chooseFile')}
            accept=".json,application/json,text/plain"
            onPick={(file) => {
              read(file).catch(showError);
            }}
          />
          <TextField label={t('paste')} value={text} onChange={setText} lines={3} isInCard />
        </>
      )}
    </PasswordForm>
  );
}
