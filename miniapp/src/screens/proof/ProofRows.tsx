import type { Proof, ProofRow, ProofSum } from '@xbts/shared/staking/proof.ts';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { AccountIcon } from '../../components/AccountIcon.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Section } from '../../components/Section.tsx';
import { splitSymbol } from '../../components/splitSymbol.ts';
import { Tabs } from '../../components/Tabs.tsx';
import { VirtualList } from '../../components/VirtualList.tsx';
import { useAssets } from '../../data/assets.ts';
import { formatAmount } from '../../i18n/numbers.ts';
import { usePayoutT } from '../../i18n/payoutTexts.ts';
import styles from './Proof.module.css';

const ROW_HEIGHT = 62;
const keyOf = ({ account, assetId }: ProofRow) => `${account} ${assetId}`;

interface Face {
  symbol: string;
  precision: number;
}

/** The sums of each asset, and every account of one of them; without percents only what was paid. */
export function ProofRows({ proof, isCompared }: { proof: Proof; isCompared: boolean }) {
  const t = usePayoutT();
  const assets = useAssets(proof.sums.map(({ assetId }) => assetId));
  const faceOf = (assetId: string): Face => assets.get(assetId) ?? { symbol: assetId, precision: 0 };
  const [chosen, setChosen] = useState<string | null>(null);
  const assetId = chosen ?? proof.sums[0]?.assetId ?? '';
  const face = faceOf(assetId);
  const rows = useMemo(
    () =>
      proof.rows
        .filter((row) => row.assetId === assetId)
        .toSorted((one, other) => Number(other.paid - one.paid)),
    [proof, assetId],
  );
  return (
    <>
      <SumTable sums={proof.sums} faceOf={faceOf} isCompared={isCompared} />
      <div className={styles.tabs}>
        <Tabs
          label={t('proof.asset')}
          items={proof.sums.map((sum) => ({
            value: sum.assetId,
            label: splitSymbol(faceOf(sum.assetId).symbol).name,
          }))}
          value={assetId}
          onChange={setChosen}
        />
      </div>
      <Accounts rows={rows} symbol={face.symbol} precision={face.precision} isCompared={isCompared} />
    </>
  );
}

function SumTable(props: { sums: readonly ProofSum[]; faceOf: (id: string) => Face; isCompared: boolean }) {
  const t = usePayoutT();
  const { sums, faceOf, isCompared } = props;
  return (
    <Section header={t('proof.sums')} isPadded>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('proof.asset')}</th>
            <th scope="col">{t('proof.sumPaid')}</th>
            {isCompared && <th scope="col">{t('proof.sumByPercents')}</th>}
            {isCompared && <th scope="col">{t('proof.deviation')}</th>}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ assetId, paid, promised, deviation }) => {
            const { symbol, precision } = faceOf(assetId);
            return (
              <tr key={assetId}>
                <th scope="row">{splitSymbol(symbol).name}</th>
                <td>{formatAmount(paid, precision, 'plain')}</td>
                {isCompared && <td>{formatAmount(promised, precision, 'plain')}</td>}
                {isCompared && <td>{formatAmount(deviation, precision, 'plain')}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

function Accounts(props: { rows: readonly ProofRow[]; isCompared: boolean } & Face) {
  const t = usePayoutT();
  const { rows, symbol, precision, isCompared } = props;
  const [, navigate] = useLocation();
  const render = useCallback(
    (row: ProofRow) => (
      <AccountRow
        row={row}
        precision={precision}
        isCompared={isCompared}
        onPress={() => navigate(`/account/${row.account}`)}
      />
    ),
    [precision, isCompared, navigate],
  );
  return (
    <Section header={`${t('proof.list')} · ${symbol}`}>
      <VirtualList
        items={rows}
        keyOf={keyOf}
        rowHeight={ROW_HEIGHT}
        isMeasured
        label={t('proof.list')}
        render={render}
      />
    </Section>
  );
}

function AccountRow(props: { row: ProofRow; precision: number; isCompared: boolean; onPress: () => void }) {
  const t = usePayoutT();
  const { row, precision, isCompared, onPress } = props;
  const { account, paid, promised, deviation, state } = row;
  const text = (units: bigint) => formatAmount(units, precision, 'plain');
  const isEqual = state === 'equal';
  const difference = isEqual ? '' : ` ${deviation > 0n ? '+' : ''}${text(deviation)}`;
  return (
    <ListRow
      icon={<AccountIcon name={account} />}
      title={account}
      figure={text(paid)}
      subtitle={
        <span className={isEqual || !isCompared ? undefined : styles.differs}>
          {isCompared ? `${t(`proof.${state}`)}${difference}` : t('proof.onlyPaid')}
        </span>
      }
      subfigure={isCompared ? t('proof.byPercents', { amount: text(promised) }) : undefined}
      onPress={onPress}
    />
  );
}
