import { Columns } from '../../../components/Columns.tsx';
import { Page } from '../../../components/Page.tsx';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { useProtection } from '../security/useProtection.ts';
import { MakeBackup } from './MakeBackup.tsx';
import { RestoreBackup } from './RestoreBackup.tsx';

/** Encrypted backup of this device's keys: made here, or brought from elsewhere. */
export function Backup() {
  const t = useVaultT();
  const { hasKeys, protection, read } = useProtection();
  return (
    <Page title={t('backup')}>
      <Columns>
        {hasKeys && <MakeBackup />}
        {protection !== null && <RestoreBackup key={String(hasKeys)} hasKeys={hasKeys} onRestored={read} />}
      </Columns>
    </Page>
  );
}
