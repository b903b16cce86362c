import { AccountIcon } from '../../components/AccountIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { useT } from '../../i18n/useT.ts';
import { useAccounts } from '../../stores/accounts.ts';
import { useSession } from '../../stores/session.ts';

const typeTexts = { password: 'login.typePassword', key: 'login.typeKey', view: 'login.typeView' } as const;

/** The accounts of this device; a press enters one. */
export function SavedAccounts({ onEntered }: { onEntered: () => void }) {
  const t = useT();
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
