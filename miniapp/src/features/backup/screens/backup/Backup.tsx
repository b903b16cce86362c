import { Page } from '../../../../ui/display/Page.tsx';
import { Columns } from '../../../../ui/lists/Columns.tsx';
import { useProtection } from '../../../vault/model/useProtection.ts';
import { useBackupT } from '../../texts/backupTexts.ts';
import { MakeBackup } from './MakeBackup.tsx';
import { OlderWallet } from './older/OlderWallet.tsx';
import { RestoreBackup } from './RestoreBackup.tsx';

/** Encrypted backup of this device: made here or restored, including wallet files of older wallets. */
export function Backup() {
  const t = useBackupT();
  const { hasKeys, protection, read } = useProtection();
  return (
    <Page title={t('common.backup')}>
      <Columns>
        {hasKeys && <MakeBackup />}
        {protection !== null && <RestoreBackup key={String(hasKeys)} hasKeys={hasKeys} onRestored={read} />}
        {protection !== null && <OlderWallet key={`${hasKeys} older`} hasKeys={hasKeys} onRestored={read} />}
      </Columns>
    </Page>
  );
}
