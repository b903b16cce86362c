import { groupBy } from '@xbts/shared/engine/groupBy.ts';
import type { BoardGateway } from '@xbts/shared/services/gatewayBoard.ts';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Failure } from '../../../ui/display/Failure.tsx';
import { NothingFound } from '../../../ui/display/NothingFound.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../ui/display/SymbolText.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../assets/ui/AssetIcon.tsx';
import { useGatewayBoard } from '../model/gatewayBoard.ts';
import { allOffers, type GatewayOffer, silentFamilies } from '../model/gatewayOffers.ts';
import { useGatewayT } from '../texts/gatewayTexts.ts';
import { familyName, networkOfCoin } from './gatewayName.ts';
import { NoGateways, type WithoutGateways } from './NoGateways.tsx';
import { useIsSlow } from './useIsSlow.ts';

export interface CoinListProps {
  /** Where a coin leads. */
  linkOf: (symbol: string) => string;
  isOpenFor: (offer: GatewayOffer) => boolean;
  isWanted?: (offer: GatewayOffer) => boolean;
  /** The alternative without gateways. */
  instead: WithoutGateways;
  /** At the right of a coin: the account's balance. */
  figure?: (symbol: string) => ReactNode;
}

/** The coins of all gateways, one row per coin with its networks under it. */
export function CoinList(props: CoinListProps) {
  const t = useGatewayT();
  const board = useGatewayBoard();
  const [query, setQuery] = useState('');
  const isSlow = useIsSlow(board.isPending);
  if (board.data === undefined && board.error !== null)
    return <Failure error={board.error} onRetry={() => void board.refetch()} />;
  if (board.data?.length === 0) return <NoGateways instead={props.instead} />;
  return (
    <>
      <TextField label={t('coins.search')} type="search" value={query} onChange={setQuery} />
      {board.data === undefined ? (
        <SkeletonCells count={6} />
      ) : (
        <Coins
          gateways={board.data}
          query={query.trim().toUpperCase()}
          onShowAll={() => setQuery('')}
          {...props}
        />
      )}
      {isSlow && <Notice>{t('slow')}</Notice>}
    </>
  );
}

function Coins({
  gateways,
  query,
  onShowAll,
  ...props
}: { gateways: readonly BoardGateway[]; query: string; onShowAll: () => void } & CoinListProps) {
  const t = useGatewayT();
  const { isWanted = () => true } = props;
  const wanted = allOffers(gateways).filter(isWanted);
  const bySymbol = [...groupBy(wanted, ({ coin }) => coin.symbol)];
  const found = bySymbol.filter(
    ([symbol, offers]) =>
      symbol.includes(query) || offers.some(({ coin }) => coin.name?.toUpperCase().includes(query) === true),
  );
  const silent = silentFamilies(gateways);
  return (
    <>
      {found.length === 0 ? (
        <NothingFound title={t('coins.nothing')} onShowAll={onShowAll} />
      ) : (
        <Section>
          {found.map(([symbol, offers]) => (
            <CoinCell key={symbol} symbol={symbol} offers={offers} {...props} />
          ))}
        </Section>
      )}
      {silent.length > 0 && (
        <Notice tone="warning">
          {t('coins.silent', { names: silent.map((family) => familyName(family, t)).join(', ') })}
        </Notice>
      )}
    </>
  );
}

function CoinCell({
  symbol,
  offers,
  linkOf,
  isOpenFor,
  figure,
}: { symbol: string; offers: readonly GatewayOffer[] } & CoinListProps) {
  const t = useGatewayT();
  const isOpen = offers.some(isOpenFor);
  return (
    <Cell
      before={<AssetIcon symbol={symbol} />}
      title={<SymbolText symbol={symbol} />}
      badge={isOpen ? undefined : <Chip tone="warning">{t('network.maintenance')}</Chip>}
      subtitle={offers.map((offer) => networkOfCoin(offer, t)).join(', ')}
      isMultiline
      after={figure?.(symbol)}
      to={linkOf(symbol)}
    />
  );
}
