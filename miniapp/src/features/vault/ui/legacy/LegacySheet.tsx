import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { chain } from '../../../../platform/chain/chain.ts';
import { HOME_PATH } from '../../../../platform/paths.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { showError } from '../../../../platform/toasts.ts';
import { findLegacyAccount } from '../../../../signer/legacyAccount.ts';
import { signer } from '../../../../signer/page/client.ts';
import type { UnlockMethod } from '../../../../signer/protocol/protection.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { accountOfOpening, useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { leaveLegacyWallet, removeLegacyWallet, useLegacyWallet } from '../../model/legacyWallet.ts';
import { notePinForm } from '../../model/pinForm.ts';
import { takePin } from '../../model/takePin.ts';
import { takeUnlockMethod } from '../../model/takeUnlockMethod.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { PresentPin } from '../pin/PresentPin.tsx';
import { SecretForm } from '../pin/SecretForm.tsx';

/**
 * Moves the legacy app's account into the vault and enters it. The legacy store is removed last: a failure in between
 * leaves both, and the move can be repeated.
 * @throws AppError legacy.damaged, login.* (the keys are no longer the account's), vault codes
 */
export async function moveLegacyAccount(parts: {
  text: string;
  legacyPin: string;
  pin: UnlockMethod;
}): Promise<void> {
  const found = findLegacyAccount(parts.text);
  if (found === undefined) throw new AppError('legacy.damaged');
  const [account] = await getAccounts(chain, [found.name]);
  if (!account) throw new AppError('login.unknown_account', { account: found.name });
  const opening = await signer.moveLegacyAccount({ ...parts, account, kind: found.kind });
  notePinForm(parts.pin);
  useAccounts.getState().save(accountOfOpening(opening));
  useSession.getState().enter(opening.account);
  removeLegacyWallet();
}

/** Offers to move the legacy app's account into the vault or, when its keys are there, to remove the legacy store. */
export function LegacySheet() {
  const t = useVaultT();
  const { text, isMoved } = useLegacyWallet();
  const name = text === null ? undefined : findLegacyAccount(text)?.name;
  if (text === null || name === undefined) return null;
  return (
    <Sheet isOpen title={t('legacy')} onClose={leaveLegacyWallet}>
      {isMoved ? <LegacyRemoval name={name} /> : <LegacyForm text={text} name={name} />}
    </Sheet>
  );
}

/** The keys are in the vault; the old store only helps a thief who gets a copy of it. */
function LegacyRemoval({ name }: { name: string }) {
  const t = useVaultT();
  return (
    <>
      <Notice tone="warning">{t('legacyWeak', { account: name })}</Notice>
      <Button kind="danger" isStretched onPress={removeLegacyWallet}>
        {t('legacyRemove')}
      </Button>
      <Button kind="plain" isStretched onPress={leaveLegacyWallet}>
        {t('legacyLater')}
      </Button>
    </>
  );
}

function useHasVault(): boolean {
  const [hasVault, setHasVault] = useState(false);
  useEffect(() => {
    signer.status().then((status) => setHasVault(status.hasVault), showError);
  }, []);
  return hasVault;
}

function LegacyForm({ text, name }: { text: string; name: string }) {
  const t = useVaultT();
  const legacyPin = useRef<SecretInput | null>(null);
  const pin = useRef<SecretInput | null>(null);
  const hasVault = useHasVault();
  const form = useSecretForm();
  const [, navigate] = useLocation();
  const submit = async () => {
    const typed = takePin(legacyPin.current);
    await moveLegacyAccount({
      text,
      legacyPin: typed,
      pin: hasVault ? await takeUnlockMethod(pin.current) : typed,
    });
    navigate(HOME_PATH, { replace: true });
  };
  return (
    <>
      <SecretForm form={form} label={t('legacyMove')} onSubmit={submit}>
        <Notice>{t('legacyHint', { account: name })}</Notice>
        <SecretField
          label={t('legacyPin')}
          name="legacy-pin"
          input={legacyPin}
          onEdit={form.clearError}
          hasFocus
        />
        {hasVault && <PresentPin name="pin" input={pin} onEdit={form.clearError} />}
      </SecretForm>
      <Button kind="plain" isStretched onPress={leaveLegacyWallet}>
        {t('legacyLater')}
      </Button>
    </>
  );
}
