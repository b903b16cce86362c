import { useState } from 'react';
import { AccountIcon } from '../../components/AccountIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Page } from '../../components/Page.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { Section } from '../../components/Section.tsx';
import { useAccountT } from '../../i18n/accountTexts.ts';
import { useT } from '../../i18n/useT.ts';
import { type SavedAccount, useAccounts } from '../../stores/accounts.ts';
import { useSession } from '../../stores/session.ts';
import { AccountSheet } from './AccountSheet.tsx';

const typeTexts = { password: 'login.typePassword', key: 'login.typeKey', view: 'login.typeView' } as const;

/** The accounts of this device: switch, label, look at, remove, and add. */
export function Accounts() {
  const t = useAccountT();
  const accounts = useAccounts((saved) => saved.accounts);
  const [openName, setOpenName] = useState<string | null>(null);
  const opened = accounts.find(({ name }) => name === openName);
  return (
    <Page title={t('accounts.title')}>
      {accounts.length === 0 ? (
        <Placeholder icon="user" title={t('accounts.empty')} text={t('accounts.emptyHint')} />
      ) : (
        <Section footer={t('accounts.hint')}>
          {accounts.map((account) => (
            <AccountCell key={account.name} account={account} onPress={() => setOpenName(account.name)} />
          ))}
        </Section>
      )}
      <Section header={t('accounts.add')}>
        <Cell
          to="/auth-pages/create"
          before={<Icon name="plus" />}
          title={t('accounts.create')}
          isMultiline
        />
        <Cell to="/auth-pages/login" before={<Icon name="key" />} title={t('accounts.import')} isMultiline />
        <Cell
          to="/auth-pages/login?view"
          before={<Icon name="eye" />}
          title={t('accounts.watch')}
          isMultiline
        />
      </Section>
      <Section>
        <Cell to="/favorites" before={<Icon name="star" />} title={t('accounts.favourites')} />
      </Section>
      {opened !== undefined && (
        <AccountSheet key={opened.name} account={opened} onClose={() => setOpenName(null)} />
      )}
    </Page>
  );
}

function AccountCell({ account, onPress }: { account: SavedAccount; onPress: () => void }) {
  const t = useAccountT();
  const tApp = useT();
  const isInUse = useSession((session) => session.account === account.name);
  const type = tApp(typeTexts[account.type]);
  return (
    <Cell
      before={<AccountIcon name={account.name} />}
      title={account.label ?? account.name}
      badge={isInUse ? <Chip>{t('accounts.inUse')}</Chip> : undefined}
      subtitle={account.label === undefined ? type : `${account.name} · ${type}`}
      onPress={onPress}
      isMultiline
    />
  );
}
