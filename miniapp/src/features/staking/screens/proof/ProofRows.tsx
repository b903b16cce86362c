import type { Proof, ProofRow, ProofSum } from '@xbts/shared/staking/proof.ts';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { ListRow } from '../../../../ui/lists/ListRow.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { VirtualList } from '../../../../ui/lists/VirtualList.tsx';
import { AccountIcon } from '../../../account/ui/AccountIcon.tsx';
import { useAssetsRead } from '../../../assets/model/assets.ts';
import { usePayoutT } from '../../texts/payoutTexts.ts';
import styles from './Proof.module.css';

const ROW_HEIGHT = 62;
const keyOf = ({ account, assetId }: ProofRow) => `${account} ${assetId}`;

interface Face {
  symbol: string;
  precision: number;
}

/** The sums of each asset, and every account of one of them; without percents only the payments. */
export function ProofRows({ proof, isCompared }: { proof: Proof; isCompared: boolean }) {
  const t = usePayoutT();
  const { assets, isPending } = useAssetsRead(proof.sums.map(({ assetId }) => assetId));
  const faceOf = (assetId: string): Face => assets.get(assetId) ?? { symbol: assetId, precision: 0 };
  const [chosen, setChosen] = useState<string | null>(null);
  const assetId = chosen ?? proof.sums[0]?.assetId ?? '';
  const face = faceOf(assetId);
  const rows = useMemo(
    () =>
      proof.rows.filter((row) => row.assetId === assetId).sort((one, other) => Number(other.paid - one.paid)),
    [proof, assetId],
  );
  // Before the precision is known an amount would appear in units.
  if (isPending)
    return (
      <Section>
        <SkeletonCells count={4} />
      </Section>
    );
  return (
    <>
      <Sums sums={proof.sums} faceOf={faceOf} isCompared={isCompared} />
      <div className={styles.tabs}>
        <Tabs
          label={t('common.asset')}
          items={proof.sums.map((sum) => ({
            value: sum.assetId,
            label: faceOf(sum.assetId).symbol,
          }))}
          value={assetId}
          onChange={setChosen}
        />
      </div>
      <Accounts rows={rows} symbol={face.symbol} precision={face.precision} isCompared={isCompared} />
    </>
  );
}

function Sums(props: { sums: readonly ProofSum[]; faceOf: (id: string) => Face; isCompared: boolean }) {
  const t = usePayoutT();
  const { sums, faceOf, isCompared } = props;
  return (
    <Section header={t('proof.sums')}>
      <Facts
        rows={sums.map(({ assetId, paid, promised, deviation }) => {
          const { symbol, precision } = faceOf(assetId);
          const text = (units: bigint) => formatAmount(units, precision, 'plain');
          const sign = deviation > 0n ? '+' : '';
          return {
            label: symbol,
            value: (
              <span className={styles.sum}>
                {text(paid)}
                {isCompared && <small>{t('proof.byPercents', { amount: text(promised) })}</small>}
                {isCompared && <small>{t('proof.deviation', { amount: `${sign}${text(deviation)}` })}</small>}
              </span>
            ),
          };
        })}
      />
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
    <Section
      header={
        <>
          {t('proof.list')} · <SymbolText symbol={symbol} isSmall />
        </>
      }
    >
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
