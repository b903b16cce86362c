import { AppError } from '@xbts/shared/errors/appError.ts';
import { useRef, useState } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showError, showToast } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { Opening } from '../../../../signer/protocol.ts';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { accountOfOpening, useAccounts } from '../../model/accounts.ts';
import { useSession } from '../../model/session.ts';
import { takeNewPin } from '../../model/takePin.ts';
import { takeWay } from '../../model/takeWay.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { NewPinFields } from '../../ui/pin/NewPinFields.tsx';
import { PresentPin } from '../../ui/pin/PresentPin.tsx';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';
import styles from './Backup.module.css';

// Hundreds of accounts are less: a larger file is no backup of ours.
const LARGEST_BYTES = 1_000_000;

function listRestored(openings: readonly Opening[]): void {
  const { save } = useAccounts.getState();
  for (const opening of openings) save(accountOfOpening(opening));
  const [first] = openings;
  const { account, enter } = useSession.getState();
  if (account === null && first !== undefined) enter(first.account);
}

/** Brings accounts of a backup to this device, from a file or as pasted text. */
export function RestoreBackup({ hasKeys, onRestored }: { hasKeys: boolean; onRestored: () => void }) {
  const t = useVaultT();
  const form = useSecretForm();
  const [text, setText] = useState('');
  const password = useRef<SecretInput>(null);
  const pin = useRef<SecretInput>(null);
  const repeated = useRef<SecretInput>(null);
  const submit = async () => {
    if (text.trim() === '') throw new AppError('backup.empty');
    const secret = password.current?.take() ?? '';
    const pinText = hasKeys ? await takeWay(pin.current) : takeNewPin(pin.current, repeated.current);
    const openings = await signer.importBackup({ text, password: secret, pin: pinText });
    listRestored(openings);
    setText('');
    showToast('success', t('restored', { count: openings.length }));
    onRestored();
  };
  return (
    <Section header={t('restore')} footer={t('restoreHint')} isPadded>
      <SecretForm form={form} label={t('restore')} onSubmit={submit}>
        <BackupFile onText={setText} />
        <TextField label={t('paste')} value={text} onChange={setText} lines={3} isInCard />
        <SecretField
          label={t('backupPassword')}
          name="restore-password"
          autoComplete="off"
          input={password}
          onEdit={form.clearError}
        />
        {hasKeys ? (
          <PresentPin label={t('pinHere')} name="restore-pin" input={pin} onEdit={form.clearError} />
        ) : (
          <NewPinFields label={t('newPin')} pin={pin} repeated={repeated} onEdit={form.clearError} />
        )}
      </SecretForm>
    </Section>
  );
}

function BackupFile({ onText }: { onText: (text: string) => void }) {
  const t = useVaultT();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST_BYTES) throw new AppError('backup.damaged');
    onText(await file.text());
  };
  return (
    <label className={styles.pick}>
      {t('chooseFile')}
      <input
        className="visually-hidden"
        type="file"
        accept=".json,application/json,text/plain"
        onChange={(event) => {
          read(event.target.files?.[0]).catch(showError);
        }}
      />
    </label>
  );
}
