import { AppError } from '@xbts/shared/errors/appError.ts';
import { useRef, useState } from 'react';
import type { SecretInput } from '../../../../../platform/secretInput.ts';
import { showToast } from '../../../../../platform/toasts.ts';
import { signer } from '../../../../../signer/page/client.ts';
import { Notice } from '../../../../../ui/display/Notice.tsx';
import { SwitchCell } from '../../../../../ui/inputs/Choice.tsx';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../../account/model/accounts.ts';
import { takeNewPin } from '../../../../vault/model/takePin.ts';
import { takeUnlockMethod } from '../../../../vault/model/takeUnlockMethod.ts';
import { useSecretForm } from '../../../../vault/model/useSecretForm.ts';
import { NewPinFields } from '../../../../vault/ui/pin/NewPinFields.tsx';
import { PresentPin } from '../../../../vault/ui/pin/PresentPin.tsx';
import { SecretForm } from '../../../../vault/ui/pin/SecretForm.tsx';
import { heldRoles } from '../../../model/keyHolders.ts';
import { listRestored } from '../../../model/listRestored.ts';
import { useBackupT } from '../../../texts/backupTexts.ts';
import { FoundKeys } from './FoundKeys.tsx';
import type { OpenedWallet } from './openedWallet.ts';
import { useRoleNames } from './useRoleNames.ts';

interface BringOverProps extends OpenedWallet {
  hasKeys: boolean;
  onRestored: () => void;
}

/** The accounts that a wallet file's keys control, with the user's selection, and every key with its account. */
export function BringOver({ contents, accounts, hasKeys, onRestored }: BringOverProps) {
  const t = useBackupT();
  const form = useSecretForm();
  const here = useAccounts((saved) => saved.accounts);
  const hasOwn = (name: string) => here.some((each) => each.name === name && each.type !== 'view');
  const rolesText = useRoleNames();
  const roles = new Map(accounts.map((each) => [each.name, heldRoles(each, contents.publicKeys)]));
  const canSign = (name: string) => roles.get(name)?.some((role) => role !== 'memo') === true;
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    accounts.flatMap(({ name }) => (canSign(name) && !hasOwn(name) ? [name] : [])),
  );
  const pin = useRef<SecretInput | null>(null);
  const repeated = useRef<SecretInput | null>(null);
  const submit = async () => {
    const picked = accounts.filter(({ name }) => chosen.includes(name));
    if (picked.length === 0) throw new AppError('backup.nothing_chosen');
    const way = hasKeys ? await takeUnlockMethod(pin.current) : takeNewPin(pin.current, repeated.current);
    listRestored(await signer.importWalletKeys({ accounts: picked, pin: way }));
    showToast('success', t('restored', { count: picked.length }));
    onRestored();
  };
  if (accounts.length === 0)
    return (
      <Section header={t('older')} isPadded>
        <Notice tone="warning">{t('olderNobody', { number: contents.publicKeys.length })}</Notice>
      </Section>
    );
  return (
    <SecretForm form={form} label={t('olderBring')} onSubmit={submit}>
      <Section header={t('olderAccounts')} footer={t('olderKeysHint')}>
        {accounts.map(({ name }) => {
          const held = rolesText(roles.get(name) ?? []);
          if (!canSign(name))
            return <Cell key={name} title={name} subtitle={t('olderMemoOnly')} isMultiline />;
          return (
            <SwitchCell
              key={name}
              title={name}
              subtitle={hasOwn(name) ? t('keyHere') : held}
              isOn={chosen.includes(name)}
              onChange={(isOn) =>
                setChosen(isOn ? [...chosen, name] : chosen.filter((each) => each !== name))
              }
            />
          );
        })}
      </Section>
      <Section isPadded>
        {hasKeys ? (
          <PresentPin name="wallet-file-pin" input={pin} onEdit={form.clearError} />
        ) : (
          <NewPinFields pin={pin} repeated={repeated} onEdit={form.clearError} />
        )}
      </Section>
      <FoundKeys contents={contents} accounts={accounts} />
    </SecretForm>
  );
}
