import type { ReactNode } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import type { SecretForm as State } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import styles from './SecretForm.module.css';
import { waitText } from './waitText.ts';

export interface SecretFormProps {
  form: State;
  label: string;
  isDanger?: boolean;
  /** False without a PIN field: a lockout after wrong PINs does not apply here. */
  hasPin?: boolean;
  /** True while another part of the form is missing. */
  isDisabled?: boolean;
  /** Called by the button and by the Enter key. */
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
}

/** Fields for secrets above one button, with the error between them. */
export function SecretForm({
  form,
  label,
  isDanger = false,
  hasPin = true,
  isDisabled = false,
  onSubmit,
  children,
}: SecretFormProps) {
  const t = useVaultT();
  const { error } = form;
  const waitSeconds = hasPin ? form.waitSeconds : 0;
  const problem = waitText(waitSeconds, t) ?? (error && errorText(error));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.run(onSubmit);
      }}
    >
      {children}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <Button
        type="submit"
        kind={isDanger ? 'danger' : 'primary'}
        isStretched
        isLoading={form.isBusy}
        isDisabled={isDisabled || waitSeconds > 0}
      >
        {label}
      </Button>
    </form>
  );
}
