import { Page } from '../../../../ui/display/Page.tsx';
import { Columns } from '../../../../ui/lists/Columns.tsx';
import { useProtection } from '../../model/useProtection.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { AutoLockSection } from './AutoLockSection.tsx';
import { KeysSection } from './KeysSection.tsx';
import { WipeSection } from './WipeSection.tsx';

/** The protection of this device's keys: lock, PIN, sensor, and wrong PINs; and the links to save or change them. */
export function Security({ account }: { account: string }) {
  const t = useVaultT();
  const guarded = useProtection();
  return (
    <Page title={t('common.security')}>
      <Columns>
        <AutoLockSection />
        <div>
          <KeysSection account={account} guarded={guarded} />
          <WipeSection guarded={guarded} />
        </div>
      </Columns>
    </Page>
  );
}
