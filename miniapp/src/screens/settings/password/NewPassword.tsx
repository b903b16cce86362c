import { AppError } from '@xbts/shared/errors/appError.ts';
import { useState } from 'react';
import { CheckCell } from '../../../components/Choice.tsx';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Section } from '../../../components/Section.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { useSecretForm } from '../../../signer/useSecretForm.ts';
import styles from '../security/SecretForm.module.css';
import { SecretForm } from '../security/SecretForm.tsx';
import { LAST_CHARACTERS, type PasswordFlow } from './usePasswordChange.ts';

const CONFIRMATIONS = ['confirmForgotten', 'confirmWritten', 'confirmLoss'] as const;

/** Shows the new password once, asks the three confirmations of a new account, and for its end typed back. */
export function NewPassword({ flow }: { flow: PasswordFlow }) {
  const t = useVaultT();
  const form = useSecretForm();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const submit = async () => {
    if (confirmed.length < CONFIRMATIONS.length) throw new AppError('new_account.unconfirmed');
    await flow.review(typed.trim());
  };
  return (
    <>
      <Section header={t('newPassword')} isPadded>
        <div className={styles.form}>
          <Notice tone="warning">{t('writeDown')}</Notice>
          <code className={styles.secret}>{flow.password}</code>
          <CopyButton text={flow.password}>{t('copyPassword')}</CopyButton>
        </div>
      </Section>
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
          <TextField
            label={t('lastCharacters')}
            value={typed}
            maxLength={LAST_CHARACTERS}
            isInCard
            onChange={(text) => {
              setTyped(text);
              form.clearError();
            }}
          />
        </SecretForm>
      </Section>
    </>
  );
}
