import type { Role } from '@xbts/shared/protocol/roles.ts';
import type { Opening } from '../../../../signer/protocol/secrets.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useRoleTexts } from '../../../account/ui/useRoleTexts.ts';
import { useSignInT } from '../../texts/signInTexts.ts';

const roles: readonly Role[] = ['owner', 'active', 'memo'];

/** The roles that the secret has opened, and their permissions. */
export function OpenedRoles({ opening }: { opening: Opening }) {
  const t = useSignInT();
  const roleText = useRoleTexts();
  return (
    <Section header={t('role.opened')}>
      {roles.map((role) => {
        const { name, allows } = roleText(role);
        const isOpened = opening.roles.includes(role);
        return (
          <Cell
            key={role}
            before={<Icon name={isOpened ? 'check' : 'close'} size={20} />}
            title={name}
            subtitle={isOpened ? allows : t('role.notOpened')}
            isMultiline
          />
        );
      })}
    </Section>
  );
}
