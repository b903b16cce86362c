import { formatDateTime, parseChainTime } from '../../../../platform/i18n/dates.ts';
import type { Clue } from '../../../../signer/protocol/secrets.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { type TranslateSignIn, useSignInT } from '../../texts/signInTexts.ts';
import styles from './Login.module.css';

export interface PasswordHelperProps {
  clues: readonly Clue[];
  /** Puts another account's name into the form. */
  onAccount: (name: string) => void;
}

/** After a failed login: possible causes, found on the device and in the chain's history. */
export function PasswordHelper({ clues, onAccount }: PasswordHelperProps) {
  const t = useSignInT();
  const other = clues.find((clue) => clue.kind === 'other_account');
  const texts = clues.length === 0 ? [t('helper.nothing')] : clues.flatMap((clue) => textsOf(clue, t));
  return (
    <Notice>
      <strong>{t('helper.title')}</strong>
      <ul className={styles.clues}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {other?.kind === 'other_account' && (
        <Button kind="secondary" onPress={() => onAccount(other.account)}>
          {t('helper.useAccount', { account: other.account })}
        </Button>
      )}
    </Notice>
  );
}

function textsOf(clue: Clue, t: TranslateSignIn): string[] {
  switch (clue.kind) {
    case 'corrected':
      return [
        ...clue.slips.map((slip) => t(`helper.${slip}`)),
        ...(clue.slips.length > 1 ? [t('helper.together')] : []),
      ];
    case 'other_account':
      return [t('helper.other_account', { account: clue.account })];
    case 'old':
      return [t('helper.old', { time: formatDateTime(parseChainTime(clue.until)) })];
    case 'length':
      return [t('helper.length', { length: clue.length })];
    case 'spaces':
      return [t('helper.hasSpaces')];
    default:
      return [t(`helper.${clue.kind}`)];
  }
}
