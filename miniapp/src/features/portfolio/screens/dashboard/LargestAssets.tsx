import { useLocation } from 'wouter';
import { formThatFits } from '../../../../platform/i18n/amountForm.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { ListRow } from '../../../../ui/lists/ListRow.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { ownedUnits } from '../../../account/model/holdings.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { EstimateText } from '../../../assets/ui/EstimateText.tsx';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { byValue } from '../../model/portfolio.ts';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';

const SHOWN = 5;
/** Maximum characters of an amount beside a change at 320 px. */
const LONGEST = 14;

/** The assets with most of the value. */
export function LargestAssets({ figures }: { figures: PortfolioFigures }) {
  const t = usePortfolioT();
  const [, navigate] = useLocation();
  const hidesBalances = useSettings((settings) => settings.hidesBalances);
  const scam = useScamAssets();
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
                    <SymbolText symbol={holding.symbol} /> <ScamMark isScam={scam.has(holding.symbol)} />
                  </>
                }
                figure={<EstimateText value={estimate.value} isOwn />}
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
