import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { heldRoles } from '../../../model/keyHolders.ts';
import { useBackupT } from '../../../texts/backupTexts.ts';
import type { OpenedWallet } from './openedWallet.ts';
import { useRoleNames } from './useRoleNames.ts';

/** Every key of a wallet file by its public key, with its present accounts; spare keys only if an account has them. */
export function FoundKeys({ contents, accounts }: OpenedWallet) {
  const t = useBackupT();
  const rolesText = useRoleNames();
  const rows = contents.publicKeys.flatMap((publicKey) => {
    const holders = accounts.flatMap((account) => {
      const roles = heldRoles(account, [publicKey]);
      return roles.length === 0 ? [] : [`${account.name}: ${rolesText(roles)}`];
    });
    const isSpare = holders.length === 0 && contents.spare.includes(publicKey);
    return isSpare ? [] : [{ publicKey, holders }];
  });
  return (
    <Section header={t('olderKeys')}>
      {rows.map(({ publicKey, holders }) => (
        <Cell
          key={publicKey}
          title={`${publicKey.slice(0, 12)}…${publicKey.slice(-6)}`}
          subtitle={holders.length === 0 ? t('olderUnused') : holders.join('; ')}
          isMultiline
        />
      ))}
    </Section>
  );
}
