import type { Role } from '@xbts/shared/protocol/roles.ts';
import type { Opening } from '../../../../signer/protocol/secrets.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccountT } from '../../texts/accountTexts.ts';
import { roleTexts } from '../../texts/roleTexts.ts';

const roles: readonly Role[] = ['owner', 'active', 'memo'];

/** Which roles of the account the secret has opened, and what each of them allows. */
export function OpenedRoles({ opening }: { opening: Opening }) {
  const t = useAccountT();
  return (
    <Section header={t('role.opened')}>
      {roles.map((role) => {
        const isOpened = opening.roles.includes(role);
        return (
          <Cell
            key={role}
            before={<Icon name={isOpened ? 'check' : 'close'} size={20} />}
            title={t(roleTexts[role].name)}
            subtitle={isOpened ? t(roleTexts[role].allows) : t('role.notOpened')}
            isMultiline
          />
        );
      })}
    </Section>
  );
}
