import { AppError } from '@xbts/shared/errors/appError.ts';
import { useState } from 'react';
import { signer } from '../../../../../signer/page/client.ts';
import { PasswordForm } from '../../../../vault/ui/pin/PasswordForm.tsx';
import { readKeyHolders } from '../../../model/keyHolders.ts';
import { useBackupT } from '../../../texts/backupTexts.ts';
import { PickFile } from '../PickFile.tsx';
import { BringOver } from './BringOver.tsx';
import type { OpenedWallet } from './openedWallet.ts';

/** Thousands of keys are smaller: a larger file is no wallet. */
const LARGEST_BYTES = 4_000_000;

/**
 * Imports accounts from the wallet file (.bin) of an older wallet: opened and looked up first, then the user's
 * selection is stored.
 */
export function OlderWallet({ hasKeys, onRestored }: { hasKeys: boolean; onRestored: () => void }) {
  const [opened, setOpened] = useState<OpenedWallet | null>(null);
  if (opened === null) return <OpenWallet onOpened={setOpened} />;
  const end = () => {
    setOpened(null);
    onRestored();
  };
  return <BringOver {...opened} hasKeys={hasKeys} onRestored={end} />;
}

function OpenWallet({ onOpened }: { onOpened: (opened: OpenedWallet) => void }) {
  const t = useBackupT();
  const [file, setFile] = useState<File | null>(null);
  const submit = async (takePassword: () => string) => {
    if (file === null) throw new AppError('wallet_file.none');
    if (file.size > LARGEST_BYTES) throw new AppError('wallet_file.foreign');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const contents = await signer.openWalletFile({ file: bytes, password: takePassword() });
    onOpened({ contents, accounts: await readKeyHolders(contents.publicKeys) });
  };
  return (
    <PasswordForm
      header={t('older')}
      footer={t('olderHint')}
      label={t('olderOpen')}
      hasPin={false}
      password={{ label: t('olderPassword'), name: 'wallet-file-password', autoComplete: 'off' }}
      onSubmit={submit}
    >
      {(clearError) => (
        <PickFile
          label={file === null ? t('chooseFile') : file.name}
          accept=".bin,application/octet-stream,.json,application/json"
          onPick={(picked) => {
            setFile(picked);
            clearError();
          }}
        />
      )}
    </PasswordForm>
  );
}
