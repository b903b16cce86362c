import { type ReactNode, useRef } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { SecretForm } from './SecretForm.tsx';

export interface PasswordFormProps {
  header?: string;
  footer?: ReactNode;
  /** The text of the button. */
  label: string;
  /** False without a PIN field above the password. */
  hasPin?: boolean;
  password: {
    label: string;
    name: string;
    autoComplete: 'current-password' | 'off';
  };
  /** Called with the function that takes the password from its field. */
  onSubmit: (takePassword: () => string) => Promise<void>;
  /** The content above the password; called with the function that clears the error. */
  children: (clearError: () => void) => ReactNode;
}

/** A card whose form ends in one password and a button. */
export function PasswordForm({
  header,
  footer,
  label,
  hasPin = true,
  password,
  onSubmit,
  children,
}: PasswordFormProps) {
  const form = useSecretForm();
  const field = useRef<SecretInput | null>(null);
  return (
    <Section header={header} footer={footer} isPadded>
      <SecretForm
        form={form}
        label={label}
        hasPin={hasPin}
        onSubmit={() => onSubmit(() => field.current?.take() ?? '')}
      >
        {children(form.clearError)}
        <SecretField {...password} input={field} onEdit={form.clearError} />
      </SecretForm>
    </Section>
  );
}
