import { useLocation } from 'wouter';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { PairText } from '../../../../ui/display/SymbolText.tsx';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { PairIcon } from '../../../assets/ui/PairIcon.tsx';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { marketPath, pairKey } from '../../model/marketPair.ts';
import type { MarketRow } from '../../model/marketRows.ts';
import { useFoundPairs } from '../../model/useFoundPairs.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';

export interface FoundPairsProps {
  query: string;
  /** Markets already in the list. */
  known: readonly MarketRow[];
  /** Nothing in the list fits. */
  isAlone: boolean;
}

/** Matching markets of any assets on the chain, besides those of the list. */
export function FoundPairs({ query, known, isAlone }: FoundPairsProps) {
  const t = useMarketPageT();
  const [, navigate] = useLocation();
  const scam = useScamAssets();
  const { data, error, refetch } = useFoundPairs(query);
  if (query.trim() === '') return null;
  if (data === undefined && error !== null) return <Failure error={error} onRetry={() => void refetch()} />;
  const listed = new Set(known.map(({ key }) => key));
  const found = (data ?? []).filter((pair) => !listed.has(pairKey(pair)));
  if (found.length === 0) {
    if (!isAlone || data === undefined) return null;
    return <Placeholder icon="search" title={t('list.none')} text={t('list.noneHint')} action={null} />;
  }
  return (
    <Section header={t('list.found')}>
      {found.map((pair) => (
        <Cell
          key={pairKey(pair)}
          before={<PairIcon first={pair.quote} second={pair.base} />}
          title={<PairText first={pair.quote} second={pair.base} />}
          badge={<ScamMark isScam={scam.has(pair.quote) || scam.has(pair.base)} />}
          onPress={() => navigate(marketPath(pair))}
        />
      ))}
    </Section>
  );
}
