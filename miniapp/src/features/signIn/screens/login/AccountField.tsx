import { useId } from 'react';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { useNameSuggestions } from '../../../recipients/model/nameSuggestions.ts';
import { typedName } from '../../../recipients/model/typedName.ts';
import { useScamAccounts } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { useSignInT } from '../../texts/signInTexts.ts';
import styles from './Login.module.css';

export interface AccountFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The account's name, with up to 50 of the chain's names with that beginning as suggestions. */
export function AccountField({ value, onChange, error }: AccountFieldProps) {
  const t = useSignInT();
  const id = useId();
  const names = useNameSuggestions(value);
  const scam = useScamAccounts();
  const isWhole = names.includes(typedName(value));
  const shown = isWhole ? [] : names;
  return (
    <div>
      <TextField
        label={t('common.accountName')}
        name="username"
        autoComplete="username"
        isInCard
        value={value}
        onChange={onChange}
        error={error}
      />
      {shown.length > 0 && (
        <ul className={styles.suggestions} aria-label={t('login.suggestions')} id={id}>
          {shown.map((name) => (
            <li key={name}>
              <button type="button" className={styles.suggestion} onClick={() => onChange(name)}>
                {name} <ScamMark isScam={scam.has(name)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
