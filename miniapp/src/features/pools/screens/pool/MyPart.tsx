import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import { sharePercentRoundedDown } from '@xbts/shared/amm/shares.ts';
import { asPercent } from '../../../../platform/i18n/percent.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useBalances } from '../../../account/model/useBalances.ts';
import { fiatCodes } from '../../../assets/model/prices/fiatCodes.ts';
import { EstimateText } from '../../../assets/ui/EstimateText.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { earnedOf, payoutOf, usePutIn } from '../../model/poolPosition.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { Earned } from '../../ui/Earned.tsx';
import { exactText } from '../../ui/poolView.ts';
import { useFiatOf } from './useFiatOf.ts';

/** The account's part of the pool, its present payment and its earnings; nothing without shares. */
export function MyPart({ known, account }: { known: PoolInFull; account: string }) {
  const t = usePoolT();
  const { currency, hidesBalances } = useSettings();
  const fiatOf = useFiatOf(known);
  const held = useBalances(account).balanceOf(known.share);
  const { pool, share, assetA, assetB } = known;
  if (held === 0n || held > pool.shareSupply || !isInitialised(pool)) return null;
  const received = payoutOf(pool, held);
  const shown = (text: string) => (hidesBalances ? '****' : text);
  return (
    <Section header={t('mine.title')} footer={<Source known={known} account={account} held={held} />}>
      <Facts
        rows={[
          { label: t('mine.percent'), value: asPercent(sharePercentRoundedDown(held, pool.shareSupply)) },
          {
            label: t('mine.shares'),
            value: (
              <AmountText
                units={held}
                precision={share.precision}
                form="short"
                isHidden={hidesBalances}
                canExpand
              />
            ),
          },
          {
            label: t('common.youWouldGetNow'),
            value: (
              <>
                {shown(exactText(received.a, assetA))}
                <br />
                {shown(exactText(received.b, assetB))}
              </>
            ),
          },
          {
            label: t('common.worth'),
            value: <EstimateText value={fiatOf(received, fiatCodes[currency])} isOwn />,
          },
          { label: t('common.earned'), value: <Earned pool={pool} held={held} account={account} /> },
        ]}
      />
    </Section>
  );
}

/** The source of the earnings figure, or the reason why there is none. */
function Source({ known, account, held }: { known: PoolInFull; account: string; held: bigint }) {
  const t = usePoolT();
  const { data, error } = usePutIn(account, known.pool, held);
  if (error !== null) return <>{t('mine.unknownSource')}</>;
  if (data === undefined) return <Skeleton />;
  if (earnedOf(known.pool, held, data) === null) return <>{t('mine.unknownSource')}</>;
  const { deposits, withdrawals } = data;
  return <>{t('mine.source', { deposits, withdrawals })}</>;
}
