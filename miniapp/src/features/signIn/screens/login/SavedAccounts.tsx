import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { useSignInT } from '../../texts/signInTexts.ts';

const typeTexts = { password: 'common.byPassword', key: 'common.byKey', view: 'common.viewOnly' } as const;

/** The accounts of this device; a press enters one. */
export function SavedAccounts({ onEntered }: { onEntered: () => void }) {
  const t = useSignInT();
  const accounts = useAccounts((saved) => saved.accounts);
  const { account, enter } = useSession();
  if (accounts.length === 0) return null;
  return (
    <Section header={t('login.saved')}>
      {accounts.map(({ name, type, label }) => (
        <Cell
          key={name}
          before={<AccountIcon name={name} />}
          title={label ?? name}
          subtitle={label === undefined ? t(typeTexts[type]) : `${name} · ${t(typeTexts[type])}`}
          after={name === account ? <Icon name="check" size={20} /> : undefined}
          onPress={() => {
            enter(name);
            onEntered();
          }}
        />
      ))}
    </Section>
  );
}
