import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { PROXY_TO_SELF } from '@xbts/shared/protocol/constants.ts';
import type { Account, FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDateTime, formatDay, parseChainTime } from '../../../../platform/i18n/dates.ts';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAssets } from '../../../assets/model/assets.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { MembershipCell } from '../../../membership/ui/MembershipCell.tsx';
import { useScamAccounts, useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { VestingCell } from '../../../vesting/ui/VestingCell.tsx';
import { VotesCell } from '../../../voting/ui/VotesCell.tsx';
import { useAccountNames } from '../../model/accountNames.ts';
import { useSession } from '../../model/session.ts';
import { type TranslateAccount, useAccountT } from '../../texts/accountTexts.ts';
import styles from './AccountPage.module.css';

/** An account's membership: lifetime, annual (until a time), or basic. */
type Membership =
  | { readonly kind: 'lifetime' }
  | { readonly kind: 'annual'; readonly until: string }
  | { readonly kind: 'basic' };

/** A lifetime member is its own lifetime referrer; an annual one has an expiration in the future (chain.md §7). */
export function membershipOf(
  account: Pick<Account, 'id' | 'lifetime_referrer' | 'membership_expiration_date'>,
  nowMs: number,
): Membership {
  const until = account.membership_expiration_date;
  if (account.lifetime_referrer === account.id) return { kind: 'lifetime' };
  return msOfChainTime(until) > nowMs ? { kind: 'annual', until } : { kind: 'basic' };
}

/** Membership, referrer and registrar, age, and issued assets. */
export function AboutAccount({ full }: { full: FullAccount }) {
  const t = useAccountT();
  const { account } = full;
  const voter = account.options.voting_account;
  const names = useAccountNames(voter === PROXY_TO_SELF ? [] : [voter]);
  const created = account.creation_time;
  const membership = membershipOf(account, Date.now());
  const inUse = useSession((session) => session.account);
  return (
    <>
      <Section>
        <Facts
          rows={[
            { label: t('common.accountId'), value: account.id },
            { label: t('account.membership'), value: membershipText(membership, t) },
            { label: t('account.referrer'), value: <To name={full.referrer_name} /> },
            { label: t('account.registrar'), value: <To name={full.registrar_name} /> },
            { label: t('account.lifetimeReferrer'), value: <To name={full.lifetime_referrer_name} /> },
            ...(created === undefined
              ? []
              : [{ label: t('common.created'), value: formatDateTime(parseChainTime(created)) }]),
            ...(voter === PROXY_TO_SELF
              ? []
              : [{ label: t('account.votes'), value: <To name={names.get(voter) ?? voter} /> }]),
          ]}
        />
      </Section>
      {inUse === account.name && (
        <Section>
          <VestingCell />
          <MembershipCell />
          <VotesCell />
        </Section>
      )}
      <IssuedAssets full={full} />
    </>
  );
}

function membershipText(membership: Membership, t: TranslateAccount): string {
  if (membership.kind === 'basic') return t('common.basicAccount');
  if (membership.kind === 'lifetime') return t('account.lifetime');
  return t('account.annual', { time: formatDay(parseChainTime(membership.until)) });
}

function To({ name }: { name: string }): ReactNode {
  const scam = useScamAccounts();
  return (
    <>
      <Link href={`/account/${name}`} translate="no">
        {name}
      </Link>{' '}
      <ScamMark isScam={scam.has(name)} />
    </>
  );
}

function IssuedAssets({ full }: { full: FullAccount }) {
  const t = useAccountT();
  const assets = useAssets(full.assets);
  const scam = useScamAssets();
  return (
    <Section
      header={t('account.issued')}
      footer={full.more_data_available.assets ? t('account.cut') : undefined}
    >
      {full.assets.length === 0 && <p className={styles.none}>{t('account.noIssued')}</p>}
      {full.assets.map((id) => {
        const symbol = assets.get(id)?.symbol;
        return (
          <Cell
            key={id}
            {...(symbol === undefined ? {} : { to: `/asset/${symbol}` })}
            before={<AssetIcon symbol={symbol ?? id} />}
            title={symbol === undefined ? id : <SymbolText symbol={symbol} />}
            badge={<ScamMark isScam={symbol !== undefined && scam.has(symbol)} />}
            subtitle={id}
          />
        );
      })}
    </Section>
  );
}
