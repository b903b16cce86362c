import { type ReactNode, useState } from 'react';
import { useIsWide } from '../../../../ui/display/useIsWide.ts';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Disclosure } from '../../../../ui/lists/Disclosure.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useBalances } from '../../../accounts/model/useBalances.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import type { TradesRead } from '../../model/useTrades.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { Book } from './Book.tsx';
import type { DrawnRow } from './bookRows.ts';
import { Candles } from './Candles.tsx';
import { Depth } from './Depth.tsx';
import styles from './Market.module.css';
import { Mine } from './Mine.tsx';
import { PickedPart } from './PickedPart.tsx';
import { Trades } from './Trades.tsx';

export interface MarketPartsProps {
  market: MarketAssets;
  account: string;
  view: BookView;
  trades: TradesRead;
}

/** The parts of a market's page, side by side where there is room. */
export function MarketParts({ market, account, view, trades }: MarketPartsProps) {
  const isWide = useIsWide();
  const { accountId } = useBalances(account);
  const [picked, setPicked] = useState<DrawnRow | null>(null);
  const Columns = isWide ? Desk : Phone;
  return (
    <Columns
      chart={<Candles market={market} />}
      book={
        <Book
          market={market}
          view={view}
          owner={accountId}
          isLadder={isWide}
          picked={picked}
          onPick={setPicked}
        />
      }
      form={<PickedPart row={picked} market={market} />}
      trades={<Trades read={trades} owner={accountId} />}
      mine={<Mine market={market} account={account} />}
      depth={<Depth market={market} view={view} />}
    />
  );
}

interface Parts {
  chart: ReactNode;
  book: ReactNode;
  form: ReactNode;
  trades: ReactNode;
  mine: ReactNode;
  depth: ReactNode;
}

/** As traders expect it: the past on the left, the book in the middle, acting on the right. */
function Desk({ chart, book, form, trades, mine, depth }: Parts) {
  const t = useMarketPageT();
  return (
    <div className={styles.desk}>
      <div>
        <Section header={t('chart.title')} isPadded>
          {chart}
        </Section>
        {depth}
        {mine}
      </div>
      <div>{book}</div>
      <div>
        {form}
        {trades}
      </div>
    </div>
  );
}

const shownTabs = ['trades', 'mine', 'depth'] as const;
type Shown = (typeof shownTabs)[number];

/** On a phone the book and acting come first; the chart is folded. */
function Phone({ chart, book, form, ...rest }: Parts) {
  const t = useMarketPageT();
  const [shown, setShown] = useState<Shown>('trades');
  return (
    <>
      <Section>
        <Disclosure title={t('chart.title')}>{chart}</Disclosure>
      </Section>
      {book}
      {form}
      <Tabs
        label={t('common.more')}
        items={shownTabs.map((value) => ({ value, label: t(`${value}.title`) }))}
        value={shown}
        onChange={setShown}
      />
      {rest[shown]}
    </>
  );
}
