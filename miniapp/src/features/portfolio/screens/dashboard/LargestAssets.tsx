import { useLocation } from 'wouter';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { ListRow } from '../../../../ui/lists/ListRow.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { ownedUnits } from '../../../account/model/holdings.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import { WorthText } from '../../ui/WorthText.tsx';

const SHOWN = 5;

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
          .sort((a, b) => (b.estimate.value ?? 0) - (a.estimate.value ?? 0))
          .slice(0, SHOWN)
          .map(({ holding, estimate }) => {
            const units = ownedUnits(holding);
            return (
              <ListRow
                key={holding.assetId}
                icon={<AssetIcon symbol={holding.symbol} />}
                title={<SymbolText symbol={holding.symbol} />}
                mark={<ScamMark isScam={scam.has(holding.symbol)} />}
                figure={<WorthText value={estimate.value} />}
                subtitle={
                  <AmountText
                    units={units}
                    precision={holding.precision}
                    form="plain"
                    isHidden={hidesBalances}
                  />
                }
                isSubtitleWhole
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
