import type { Opening } from '../../../../signer/protocol/secrets.ts';
import { SwitchCell } from '../../../../ui/inputs/Choice.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { useBackupT } from '../../texts/backupTexts.ts';

interface ChooseAccountsProps {
  accounts: readonly Opening[];
  /** Names. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The accounts with keys in a file, each with the effect of restoring it. */
export function ChooseAccounts({ accounts, chosen, onChange }: ChooseAccountsProps) {
  const t = useBackupT();
  const here = useAccounts((saved) => saved.accounts);
  const stateOf = (account: string) => {
    const known = here.find(({ name }) => name === account);
    if (known === undefined) return t('keyNew');
    return known.type === 'view' ? t('keyMore') : t('keyHere');
  };
  if (accounts.length === 0) return null;
  return (
    <Section header={t('keys')}>
      {accounts.map(({ account }) => (
        <SwitchCell
          key={account}
          title={account}
          subtitle={stateOf(account)}
          isOn={chosen.includes(account)}
          onChange={(isOn) =>
            onChange(isOn ? [...chosen, account] : chosen.filter((name) => name !== account))
          }
        />
      ))}
    </Section>
  );
}
