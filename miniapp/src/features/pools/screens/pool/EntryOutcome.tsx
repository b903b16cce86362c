import type { SingleAssetEntry } from '@xbts/shared/amm/quoteSingleAssetEntry.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { exactText } from '../../ui/poolView.ts';
import { shareAfter } from './depositRequest.ts';
import styles from './PoolForms.module.css';

export interface EntryOutcomeProps {
  quote: SingleAssetEntry;
  /** Share units that the account already holds. */
  held: bigint;
  known: PoolInFull;
}

/** The amounts that an entry with one asset swaps, deposits and leaves. */
export function EntryOutcome({ quote, held, known }: EntryOutcomeProps) {
  const t = usePoolT();
  const { exchange, minToReceive, deposit, remaining } = quote;
  const assetOf = (id: string) => (id === known.assetA.id ? known.assetA : known.assetB);
  const text = (amount: { units: bigint; assetId: string }) =>
    exactText(amount.units, assetOf(amount.assetId));
  const least = t('stake.atLeast', { amount: exactText(minToReceive, assetOf(exchange.received.assetId)) });
  return (
    <Facts
      rows={[
        { label: t('stake.swapped'), value: text(exchange.sold) },
        {
          label: t('stake.received'),
          value: (
            <>
              {text(exchange.received)}
              <span className={styles.sub}>{least}</span>
            </>
          ),
        },
        {
          label: t('stake.taken'),
          value: (
            <>
              {exactText(deposit.taken.a, known.assetA)}
              <br />
              {exactText(deposit.taken.b, known.assetB)}
            </>
          ),
        },
        { label: t('stake.minted'), value: exactText(deposit.minted, known.share) },
        { label: t('stake.after'), value: asPercent(shareAfter({ held }, deposit)) },
        {
          label: t('stake.remains'),
          value: remaining
            .filter(({ units }) => units > 0n)
            .map(text)
            .join(', '),
        },
      ]}
    />
  );
}
