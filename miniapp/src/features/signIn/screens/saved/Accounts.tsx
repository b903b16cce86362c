import { useState } from 'react';
import { Chip } from '../../../../ui/display/Chip.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { type SavedAccount, useAccounts } from '../../../account/model/accounts.ts';
import { useSession } from '../../../account/model/session.ts';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { useSignInT } from '../../texts/signInTexts.ts';
import { AccountSheet } from './AccountSheet.tsx';

const typeTexts = { password: 'common.byPassword', key: 'common.byKey', view: 'common.viewOnly' } as const;

/** The accounts of this device: switch, label, view, remove, and add. */
export function Accounts() {
  const t = useSignInT();
  const accounts = useAccounts((saved) => saved.accounts);
  const [openName, setOpenName] = useState<string | null>(null);
  const opened = accounts.find(({ name }) => name === openName);
  return (
    <Page title={t('common.myAccounts')}>
      {accounts.length === 0 ? (
        <Placeholder icon="user" title={t('accounts.empty')} text={t('accounts.emptyHint')} action={null} />
      ) : (
        <Section footer={t('accounts.hint')}>
          {accounts.map((account) => (
            <AccountCell key={account.name} account={account} onPress={() => setOpenName(account.name)} />
          ))}
        </Section>
      )}
      <Section header={t('common.add')}>
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
        <Cell to="/favorites" before={<Icon name="star" />} title={t('common.favourites')} />
      </Section>
      {opened !== undefined && (
        <AccountSheet key={opened.name} account={opened} onClose={() => setOpenName(null)} />
      )}
    </Page>
  );
}

function AccountCell({ account, onPress }: { account: SavedAccount; onPress: () => void }) {
  const t = useSignInT();
  const isInUse = useSession((session) => session.account === account.name);
  const type = t(typeTexts[account.type]);
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
