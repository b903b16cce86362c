import type { Account, AccountAuthority } from '@xbts/shared/protocol/objects.ts';
import { AccountIcon } from '../../components/AccountIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { CopyIconButton } from '../../components/CopyButton.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { Section } from '../../components/Section.tsx';
import { useAccountNames } from '../../data/accounts/accountNames.ts';
import { useScamAccounts } from '../../data/scam/scamLists.ts';
import { useAccountT } from '../../i18n/accountTexts.ts';
import { roleTexts } from '../../i18n/roleTexts.ts';
import styles from './Account.module.css';

/** Who can sign for the account: the keys and accounts of each role with their weights, and the memo key. */
export function Permissions({ account }: { account: Account }) {
  const t = useAccountT();
  return (
    <>
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
  const texts = roleTexts[kind];
  const isShared = account_auths.length + key_auths.length > 1;
  const allows = t(texts.allows);
  return (
    <Section
      header={`${t(texts.name)} · ${t('account.threshold', { threshold })}`}
      footer={isShared ? `${allows} ${t('account.thresholdHint')}` : allows}
    >
      {account_auths.map(([id, weight]) => (
        <Cell
          key={id}
          to={`/account/${names.get(id) ?? id}`}
          before={<AccountIcon name={names.get(id) ?? id} size={32} />}
          title={names.get(id) ?? id}
          badge={<ScamMark isScam={scam.has(names.get(id) ?? '')} />}
          after={t('multi.weight', { weight })}
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
        {weight !== undefined && <small>{t('multi.weight', { weight })}</small>}
      </span>
      <CopyIconButton text={publicKey} label={t('account.copyKey')} />
    </div>
  );
}
