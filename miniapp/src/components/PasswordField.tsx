import { useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A field for a secret, hidden until its eye is pressed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after' | 'lines'>) {
  const [isShown, setShown] = useState(false);
  const t = useT();
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? t('common.hide') : t('common.show')}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
