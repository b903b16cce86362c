import { useLocation } from 'wouter';
import { AmountText } from '../../components/AmountText.tsx';
import { AssetIcon } from '../../components/AssetIcon.tsx';
import { ChangeText } from '../../components/ChangeText.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { Section } from '../../components/Section.tsx';
import { SkeletonCells } from '../../components/Skeleton.tsx';
import { byValue, ownedUnits } from '../../data/portfolio/portfolio.ts';
import type { PortfolioFigures } from '../../data/portfolio/portfolioRows.ts';
import { useScamLists } from '../../data/scam/scamLists.ts';
import { formThatFits } from '../../i18n/amountForm.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { useWalletT } from '../../i18n/walletTexts.ts';
import { useSettings } from '../../stores/settings.ts';

const SHOWN = 5;
/** Characters of an amount that fit beside a change at 320 px. */
const LONGEST = 14;

/** The assets that most of the value is in. */
export function LargestAssets({ figures }: { figures: PortfolioFigures }) {
  const t = useWalletT();
  const [, navigate] = useLocation();
  const { currency, hidesBalances } = useSettings();
  const scam = useScamLists();
  const valued = figures.rows.filter(({ estimate }) => estimate.value !== null && estimate.value > 0);
  return (
    <Section header={t('dashboard.topAssets')}>
      {figures.isWaitingForPrices ? (
        <SkeletonCells count={SHOWN} />
      ) : (
        [...valued]
          .sort(byValue)
          .slice(0, SHOWN)
          .map(({ holding, estimate }) => {
            const units = ownedUnits(holding);
            return (
              <ListRow
                key={holding.assetId}
                icon={<AssetIcon symbol={holding.symbol} />}
                title={
                  <>
                    {holding.symbol} <ScamMark isScam={scam.assets.has(holding.symbol)} />
                  </>
                }
                figure={hidesBalances ? '****' : `≈ ${formatFiat(estimate.value ?? 0, currency)}`}
                subtitle={
                  <AmountText
                    units={units}
                    precision={holding.precision}
                    form={formThatFits(units, holding.precision, 'exact', LONGEST)}
                    isHidden={hidesBalances}
                  />
                }
                subfigure={
                  estimate.change24h === null ? undefined : <ChangeText percent={estimate.change24h} />
                }
                onPress={() => navigate('/wallet')}
              />
            );
          })
      )}
    </Section>
  );
}
