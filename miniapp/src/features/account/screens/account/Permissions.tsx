import type { Account, AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { CopyIconButton } from '../../../../ui/inputs/CopyButton.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useScamAccounts } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { useAccountNames } from '../../model/accountNames.ts';
import { useAccountT } from '../../texts/accountTexts.ts';
import { AccountIcon } from '../../ui/AccountIcon.tsx';
import { useRoleTexts } from '../../ui/useRoleTexts.ts';
import styles from './AccountPage.module.css';

/** The account's signers: the keys and accounts of each role with their weights, and the memo key. */
export function Permissions({ account }: { account: Account }) {
  const t = useAccountT();
  return (
    <>
      <Section>
        <Cell
          to={`/permissions/${account.name}`}
          before={<Icon name="info" />}
          title={t('signers.how')}
          isMultiline
        />
      </Section>
      <Authority kind="owner" authority={account.owner} />
      <Authority kind="active" authority={account.active} />
      <Section header={t('role.memo')} footer={t('role.memoAllows')}>
        <Key publicKey={account.options.memo_key} />
      </Section>
    </>
  );
}

function Authority({ kind, authority }: { kind: 'owner' | 'active'; authority: AccountAuthority }) {
  const t = useAccountT();
  const { weight_threshold: threshold, account_auths, key_auths } = authority;
  const names = useAccountNames(account_auths.map(([id]) => id));
  const scam = useScamAccounts();
  const { name, allows } = useRoleTexts()(kind);
  const isShared = account_auths.length + key_auths.length > 1;
  return (
    <Section
      header={`${name} · ${t('account.threshold', { threshold })}`}
      footer={isShared ? `${allows} ${t('account.thresholdHint')}` : allows}
    >
      {account_auths.map(([id, weight]) => (
        <Cell
          key={id}
          to={`/account/${names.get(id) ?? id}`}
          before={<AccountIcon name={names.get(id) ?? id} size={32} />}
          title={names.get(id) ?? id}
          badge={<ScamMark isScam={scam.has(names.get(id) ?? '')} />}
          after={t('common.weight', { weight })}
        />
      ))}
      {key_auths.map(([publicKey, weight]) => (
        <Key key={publicKey} publicKey={publicKey} weight={weight} />
      ))}
      {account_auths.length + key_auths.length === 0 && (
        <p className={styles.none}>{t('account.noSigners')}</p>
      )}
    </Section>
  );
}

function Key({ publicKey, weight }: { publicKey: string; weight?: number }) {
  const t = useAccountT();
  return (
    <div className={styles.key}>
      <Icon name="key" size={20} />
      <span>
        <code>{publicKey}</code>
        {weight !== undefined && <small>{t('common.weight', { weight })}</small>}
      </span>
      <CopyIconButton text={publicKey} label={t('account.copyKey')} />
    </div>
  );
}
