import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { useLeaving } from '../../../account/model/useLeaving.ts';
import { closeUnlock, useUnlock } from '../../model/unlock.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { UnlockForm } from './UnlockForm.tsx';

/** Asks for the PIN (spec §2, unlock modal). */
export function UnlockModal() {
  const account = useUnlock((unlock) => unlock.account);
  const t = useVaultT();
  if (account === null) return null;
  return (
    <Sheet isOpen isTall title={t('pin.unlockTitle')} onClose={() => closeUnlock(false)}>
      <OpenForm account={account} />
    </Sheet>
  );
}

function OpenForm({ account }: { account: string }) {
  useLeaving(() => closeUnlock(false));
  return (
    <UnlockForm account={account} onUnlocked={() => closeUnlock(true)} onForgot={() => closeUnlock(false)} />
  );
}
