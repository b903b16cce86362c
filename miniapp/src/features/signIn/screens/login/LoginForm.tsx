import { errorText } from '../../../../platform/i18n/errorText.ts';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useSignInT } from '../../texts/signInTexts.ts';
import { AccountField } from './AccountField.tsx';
import styles from './Login.module.css';
import { PasswordHelper } from './PasswordHelper.tsx';
import type { LoginFlow } from './useLogin.ts';

const textOf = (error: unknown) => (error === undefined ? undefined : errorText(error));

/** Account, login method, and the password or key. */
export function LoginForm({ login }: { login: LoginFlow }) {
  const t = useSignInT();
  const methods = [
    { value: 'password', label: t('common.password') },
    { value: 'key', label: t('login.byKey') },
    { value: 'view', label: t('login.viewOnly') },
  ] as const;
  return (
    <Section isPadded footer={login.method === 'view' ? t('login.viewOnlyHint') : t('login.intro')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void login.submit();
        }}
      >
        <AccountField
          value={login.account}
          onChange={login.setAccount}
          error={textOf(login.errors.account)}
        />
        <Tabs label={t('login.method')} items={methods} value={login.method} onChange={login.setMethod} />
        {login.method !== 'view' && (
          <SecretField
            key={login.method}
            label={login.method === 'key' ? t('common.privateKey') : t('common.password')}
            name={login.method === 'key' ? 'wif' : 'password'}
            autoComplete={login.method === 'key' ? 'off' : 'current-password'}
            input={login.secret}
            hint={t('login.secretHint')}
            error={textOf(login.errors.secret)}
            isDisabled={login.isBusy}
            onEdit={login.clearErrors}
          />
        )}
        {login.clues !== null && <PasswordHelper clues={login.clues} onAccount={login.setAccount} />}
        {/* The page's main button is outside of the form: this one lets Enter submit it. */}
        <input type="submit" hidden />
      </form>
    </Section>
  );
}
