import { AppError } from '@xbts/shared/errors/appError.ts';
import { useState } from 'react';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { CheckCell } from '../../../../ui/inputs/Choice.tsx';
import { CopyButton } from '../../../../ui/inputs/CopyButton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { GroupFields } from '../../../backup/ui/paper/GroupFields.tsx';
import { PasswordGroups } from '../../../backup/ui/paper/PasswordGroups.tsx';
import { PrintablePaper } from '../../../backup/ui/paper/PrintablePaper.tsx';
import { usePaperWallet } from '../../../backup/ui/paper/usePaperWallet.ts';
import { useTypedGroups } from '../../../backup/ui/paper/useTypedGroups.ts';
import { useSecretForm } from '../../../vault/model/useSecretForm.ts';
import styles from '../../../vault/ui/pin/SecretForm.module.css';
import { SecretForm } from '../../../vault/ui/pin/SecretForm.tsx';
import { usePasswordT } from '../../texts/passwordTexts.ts';
import type { PasswordFlow } from './usePasswordChange.ts';

const CONFIRMATIONS = ['confirmForgotten', 'confirmWritten', 'confirmLoss'] as const;

/** Shows the new password once, like a new account's: paper wallet, three confirmations, and two retyped groups. */
export function ConfirmNewPassword({ account, flow }: { account: string; flow: PasswordFlow }) {
  const t = usePasswordT();
  const form = useSecretForm();
  const typed = useTypedGroups();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const submit = async () => {
    if (confirmed.length < CONFIRMATIONS.length) throw new AppError('new_account.unconfirmed');
    await flow.review(typed.take());
  };
  return (
    <>
      <Section header={t('newPassword')} isPadded>
        <div className={styles.stack}>
          <Notice tone="warning">{t('writeDown')}</Notice>
          <PasswordGroups password={flow.password} />
          <CopyButton text={flow.password}>{t('common.copyPassword')}</CopyButton>
        </div>
      </Section>
      <Paper account={account} />
      <Section>
        {CONFIRMATIONS.map((key) => (
          <CheckCell
            key={key}
            title={t(key)}
            isOn={confirmed.includes(key)}
            onChange={(isOn) =>
              setConfirmed(isOn ? [...confirmed, key] : confirmed.filter((each) => each !== key))
            }
          />
        ))}
      </Section>
      <Section isPadded>
        <SecretForm form={form} label={t('reviewChange')} hasPin={false} onSubmit={submit}>
          <GroupFields typed={typed} onEdit={form.clearError} />
        </SecretForm>
      </Section>
    </>
  );
}

/** The optional paper wallet of the new password. */
function Paper({ account }: { account: string }) {
  const t = usePasswordT();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <OpenPaper account={account} />;
  return (
    <Section isPadded>
      <Button kind="secondary" isStretched onPress={() => setOpen(true)}>
        {t('paper')}
      </Button>
    </Section>
  );
}

function OpenPaper({ account }: { account: string }) {
  const read = usePaperWallet(account);
  return <PrintablePaper account={account} read={read} />;
}
