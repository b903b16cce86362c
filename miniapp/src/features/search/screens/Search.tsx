import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { AccountName } from '@xbts/shared/actions/lookupAccounts.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useState } from 'react';
import { useSettled } from '../../../platform/cache/settled.ts';
import { reads } from '../../../platform/chain/reads.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { NothingFound } from '../../../ui/display/NothingFound.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { AccountIcon } from '../../account/ui/AccountIcon.tsx';
import { AssetIcon } from '../../assets/ui/AssetIcon.tsx';
import { useScamAccounts, useScamAssets } from '../../scam/model/scamLists.ts';
import { ScamMark } from '../../scam/ui/ScamMark.tsx';
import { type Found, findOnChain } from '../model/findOnChain.ts';
import { useSearchT } from '../texts/searchTexts.ts';

/** Finds any asset and any account of the chain, for visitors too. */
export function Search() {
  const t = useSearchT();
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useFound(query);
  const isEmpty = data !== undefined && data.accounts.length + data.assets.length === 0;
  const clear = () => setQuery('');
  return (
    <Page title={t('common.searchChain')}>
      <TextField label={t('field')} type="search" value={query} onChange={setQuery} hasFocus />
      {query.trim().length < 2 ? (
        <Placeholder icon="search" title={t('any')} text={t('hint')} action={null} />
      ) : data === undefined && error !== null ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <NothingFound title={t('none')} onShowAll={clear} />
      ) : (
        <>
          <Assets assets={data?.assets ?? []} />
          <Accounts accounts={data?.accounts ?? []} />
        </>
      )}
    </Page>
  );
}

function Assets({ assets }: { assets: readonly Asset[] }) {
  const t = useSearchT();
  const scam = useScamAssets();
  if (assets.length === 0) return null;
  return (
    <Section header={t('assets')}>
      {assets.map(({ id, symbol }) => (
        <Cell
          key={id}
          to={`/asset/${encodeURIComponent(symbol)}`}
          before={<AssetIcon symbol={symbol} />}
          title={<SymbolText symbol={symbol} />}
          badge={<ScamMark isScam={scam.has(symbol)} />}
          subtitle={id}
        />
      ))}
    </Section>
  );
}

function Accounts({ accounts }: { accounts: readonly AccountName[] }) {
  const t = useSearchT();
  const scam = useScamAccounts();
  if (accounts.length === 0) return null;
  return (
    <Section header={t('accounts')}>
      {accounts.map(({ id, name }) => (
        <Cell
          key={id}
          to={`/account/${name}`}
          before={<AccountIcon name={name} />}
          title={name}
          badge={<ScamMark isScam={scam.has(name)} />}
          subtitle={id}
        />
      ))}
    </Section>
  );
}

/** What the typed text names on the chain, once the typing has paused; nothing is read for less than two letters. */
function useFound(typed: string): UseQueryResult<Found> {
  const text = useSettled(typed.trim());
  return useQuery({
    queryKey: ['found', text],
    queryFn: ({ signal }) => findOnChain(reads, text, signal),
    enabled: text.length > 1,
    staleTime: 60_000,
    gcTime: 60_000,
  });
}
