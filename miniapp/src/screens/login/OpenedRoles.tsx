import type { Role } from '@xbts/shared/protocol/authority.ts';
import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { useAccountT } from '../../i18n/accountTexts.ts';
import { roleTexts } from '../../i18n/roleTexts.ts';
import type { Opening } from '../../signer/messages.ts';

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
