import { quoteWithdraw } from '@xbts/shared/amm/quoteWithdraw.ts';
import { sharePercentRoundedDown } from '@xbts/shared/amm/shares.ts';
import { AmountText } from '../../components/AmountText.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Section } from '../../components/Section.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { earnedOf, usePutIn } from '../../data/pools/poolPosition.ts';
import type { PoolInFull } from '../../data/pools/poolShares.ts';
import { fiatCodes } from '../../data/prices/fiatCodes.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { usePoolT } from '../../i18n/poolTexts.ts';
import { useSettings } from '../../stores/settings.ts';
import styles from './Pool.module.css';
import { exactText } from './poolView.ts';
import { useFiatOf } from './useFiatOf.ts';
import { usePurse } from './usePurse.ts';

/** What the account has in the pool, what it would pay now and what it earned; nothing for who holds no shares. */
export function MyPart({ known, account }: { known: PoolInFull; account: string }) {
  const t = usePoolT();
  const { currency } = useSettings();
  const fiatOf = useFiatOf(known);
  const held = usePurse(account).balanceOf(known.share);
  const putIn = usePutIn(account === '' ? null : account, known.pool, held);
  const { pool, share, assetA, assetB } = known;
  if (held === 0n || held > pool.shareSupply || pool.balanceA === 0n) return null;
  const { received } = quoteWithdraw(pool, held);
  const fiat = fiatOf(received, fiatCodes[currency]);
  const earned = putIn.data === undefined ? null : earnedOf(pool, held, putIn.data);
  const isUnknown = putIn.error !== null || (putIn.data !== undefined && earned === null);
  const source = isUnknown
    ? t('mine.unknownSource')
    : t('mine.source', {
        deposits: putIn.data?.deposits ?? 0,
        withdrawals: putIn.data?.withdrawals ?? 0,
      });
  return (
    <Section header={t('mine.title')} footer={source}>
      <Facts
        rows={[
          { label: t('mine.percent'), value: `${sharePercentRoundedDown(held, pool.shareSupply)} %` },
          {
            label: t('mine.shares'),
            value: <AmountText units={held} precision={share.precision} form="short" canExpand />,
          },
          {
            label: t('mine.worth'),
            value: (
              <>
                {exactText(received.a, assetA)}
                <br />
                {exactText(received.b, assetB)}
              </>
            ),
          },
          {
            label: t('mine.worthFiat'),
            value: fiat === null ? t('liquidity.noPrice') : `≈\u00a0${formatFiat(fiat, currency)}`,
          },
          {
            label: t('mine.earned'),
            value:
              earned !== null ? (
                <>
                  ≈{' '}
                  <AmountText
                    units={BigInt(Math.round(earned.inB))}
                    precision={assetB.precision}
                    symbol={assetB.symbol}
                    form="plain"
                    isSigned
                  />
                </>
              ) : isUnknown ? (
                <span className={styles.sub}>{t('mine.unknownEarned')}</span>
              ) : (
                <Skeleton width={80} />
              ),
          },
        ]}
      />
    </Section>
  );
}
