import { shownSymbol } from '@xbts/shared/assets/issuers.ts';
import { Page } from '../../../../ui/display/Page.tsx';
import { Columns } from '../../../../ui/lists/Columns.tsx';
import { useAssetT } from '../../texts/assetTexts.ts';
import { FoundAsset } from '../../ui/FoundAsset.tsx';
import { AboutSection } from './AboutSection.tsx';
import { FeeSection } from './FeeSection.tsx';
import { FlagSection } from './FlagSection.tsx';
import { HolderSection } from './HolderSection.tsx';
import { ListSection } from './ListSection.tsx';
import { PriceSection } from './PriceSection.tsx';

/** What the chain says of an asset, its largest holders, and where its price comes from. */
export function AboutAsset() {
  const t = useAssetT();
  return (
    <div className="wide-column">
      <FoundAsset>
        {(page, age) => (
          <Page title={t('about', { symbol: shownSymbol(page.asset.symbol) })}>
            {age}
            <Columns>
              <div>
                <AboutSection page={page} />
                <FeeSection page={page} />
                <PriceSection page={page} />
                <ListSection asset={page.asset} />
              </div>
              <div>
                <HolderSection page={page} />
                <FlagSection asset={page.asset} />
              </div>
            </Columns>
          </Page>
        )}
      </FoundAsset>
    </div>
  );
}
