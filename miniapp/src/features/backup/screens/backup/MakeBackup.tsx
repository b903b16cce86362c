import { AppError } from '@xbts/shared/errors/appError.ts';
import { useRef, useState } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { saveFile } from '../../../../platform/messenger/saveFile.ts';
import { canShareText, shareText } from '../../../../platform/messenger/shareText.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showError } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { CopyButton } from '../../../../ui/inputs/CopyButton.tsx';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { takeUnlockMethod } from '../../../vault/model/takeUnlockMethod.ts';
import { useSecretForm } from '../../../vault/model/useSecretForm.ts';
import { PresentPin } from '../../../vault/ui/pin/PresentPin.tsx';
import stacks from '../../../vault/ui/pin/SecretForm.module.css';
import { SecretForm } from '../../../vault/ui/pin/SecretForm.tsx';
import { useBackupT } from '../../texts/backupTexts.ts';
import styles from './Backup.module.css';
import { ContentsList } from './ContentsList.tsx';
import { collectParts, type OfferedGroup, offerGroups } from './parts/backupParts.ts';

interface MadeBackup {
  readonly text: string;
  readonly groups: readonly OfferedGroup[];
  readonly alertsFailure: AppError | null;
}

const LEAST_CHARACTERS = 10;

/** @throws AppError backup.weak_password, pin.mismatch */
function checkPassword(password: string, repeated: string): void {
  if ([...password].length < LEAST_CHARACTERS) {
    throw new AppError('backup.weak_password', { least: LEAST_CHARACTERS });
  }
  if (password !== repeated) throw new AppError('backup.mismatch');
}

/** Asks for the PIN and a password for the backup, and shows the backup for saving or copying. */
export function MakeBackup() {
  const t = useBackupT();
  const form = useSecretForm();
  const [made, setMade] = useState<MadeBackup | null>(null);
  const pinField = useRef<SecretInput | null>(null);
  const field = useRef<SecretInput | null>(null);
  const repeated = useRef<SecretInput | null>(null);
  const submit = async () => {
    const pin = await takeUnlockMethod(pinField.current);
    const password = field.current?.take() ?? '';
    const again = repeated.current?.take() ?? '';
    checkPassword(password, again);
    const { parts, alertsFailure } = await collectParts();
    const text = await signer.exportBackup({ pin, password, parts });
    setMade({ text, alertsFailure, groups: await offerGroups(parts) });
  };
  if (made !== null) return <ReadyBackup {...made} />;
  return (
    <Section header={t('backupMake')} footer={t('makeHint')} isPadded>
      <SecretForm form={form} label={t('backupMake')} onSubmit={submit}>
        <PresentPin name="pin" input={pinField} onEdit={form.clearError} />
        <SecretField
          label={t('backupPassword')}
          name="backup-password"
          autoComplete="new-password"
          input={field}
          onEdit={form.clearError}
        />
        <SecretField
          label={t('backupRepeat')}
          name="backup-repeat"
          autoComplete="new-password"
          input={repeated}
          onEdit={form.clearError}
        />
      </SecretForm>
    </Section>
  );
}

/**
 * The messenger's frame allows no downloads, and its own way to save a file requires a web address, where a backup must
 * not be: there the text is copied, or shared if the device can.
 */
function ReadyBackup({ text, groups, alertsFailure }: MadeBackup) {
  const t = useBackupT();
  return (
    <div>
      <Section header={t('backupMake')} isPadded>
        <div className={stacks.stack}>
          <Notice>
            {t('backupReady')} {messenger.isInside && t('noFiles')}
          </Notice>
          {alertsFailure !== null && (
            <Notice tone="warning">{t('alertsFailed', { reason: errorText(alertsFailure) })}</Notice>
          )}
          <textarea className={styles.backup} aria-label={t('backupText')} readOnly value={text} />
          {!messenger.isInside && (
            <Button isStretched onPress={() => saveFile('xbts-backup.json', text, 'application/json')}>
              {t('download')}
            </Button>
          )}
          <CopyButton text={text} kind={messenger.isInside ? 'primary' : 'secondary'}>
            {t('copy')}
          </CopyButton>
          {canShareText(text) && (
            <Button kind="secondary" isStretched onPress={() => void shareText(text).catch(showError)}>
              {t('share')}
            </Button>
          )}
        </div>
      </Section>
      <ContentsList groups={groups} />
    </div>
  );
}
