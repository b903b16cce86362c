import { useId } from 'react';
import { ScamMark } from '../../components/ScamMark.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useNameSuggestions } from '../../data/recipients/nameSuggestions.ts';
import { typedName } from '../../data/recipients/typedName.ts';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { useT } from '../../i18n/useT.ts';
import styles from './Login.module.css';

export interface AccountFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The account's name, with up to 50 of the chain's names that begin like it one press away. */
export function AccountField({ value, onChange, error }: AccountFieldProps) {
  const t = useT();
  const id = useId();
  const names = useNameSuggestions(value);
  const scam = useScamLists();
  const isWhole = names.includes(typedName(value));
  const shown = isWhole ? [] : names;
  return (
    <div>
      <TextField
        label={t('login.account')}
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
                {name} <ScamMark isScam={scam.accounts.has(name)} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
