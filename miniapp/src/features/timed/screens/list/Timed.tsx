import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Page } from '../../../../ui/display/Page.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAccounts } from '../../../account/model/accounts.ts';
import { type TimedList, useTimed } from '../../model/useTimed.ts';
import { useTimedT } from '../../texts/timedTexts.ts';
import { EndedRow } from './EndedRow.tsx';
import { TimedRow } from './TimedRow.tsx';
import { TimedSheet } from './TimedSheet.tsx';

/** The open transfers to and from the account, and the ends of the others. */
export function Timed({ account }: { account: string }) {
  const t = useTimedT();
  const [, navigate] = useLocation();
  const { data, error, refetch } = useTimed(account);
  const canSign = useAccounts(({ accounts }) => accounts.find(({ name }) => name === account)?.canSign);
  const action = { label: t('new'), onPress: () => navigate('/timed/new') };
  return (
    <Page title={t('title')} action={canSign === true ? action : undefined}>
      <Notice>{t('about')}</Notice>
      {data === undefined && error !== null && <Failure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonCells count={4} />}
      {data !== undefined && <Known account={account} list={data} canSign={canSign === true} />}
    </Page>
  );
}

interface KnownProps {
  account: string;
  list: TimedList;
  canSign: boolean;
}

function Known({ account, list, canSign }: KnownProps) {
  const t = useTimedT();
  const [openId, setOpenId] = useState<string | null>(null);
  const { incoming, outgoing, ended } = list;
  const open = [...incoming, ...outgoing].find(({ id }) => id === openId);
  const rows = (transfers: readonly TimedTransfer[]) =>
    transfers.map((each) => (
      <TimedRow key={each.id} transfer={each} list={list} onOpen={() => setOpenId(each.id)} />
    ));
  return (
    <>
      {incoming.length + outgoing.length === 0 && (
        <Placeholder
          icon="lock"
          title={t('waiting.none')}
          text={t(canSign ? 'waiting.noneHint' : 'viewOnly')}
          action={null}
        />
      )}
      {incoming.length > 0 && <Section header={t('incoming')}>{rows(incoming)}</Section>}
      {outgoing.length > 0 && <Section header={t('outgoing')}>{rows(outgoing)}</Section>}
      {ended.length > 0 && (
        <Section header={t('over')}>
          {ended.map((each) => (
            <EndedRow key={each.id} ended={each} list={list} />
          ))}
        </Section>
      )}
      {open !== undefined && (
        <TimedSheet
          account={account}
          transfer={open}
          list={list}
          canSign={canSign}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}
