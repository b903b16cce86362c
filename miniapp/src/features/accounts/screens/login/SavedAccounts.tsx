import { useT } from '../../../../platform/i18n/useT.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../model/accounts.ts';
import { useSession } from '../../model/session.ts';
import { AccountIcon } from '../../ui/AccountIcon.tsx';

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
