import type { Prices } from '@xbts/shared/services/prices.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { asPercent } from '../../../platform/i18n/percent.ts';
import { ARROW_SPACE } from '../../../ui/display/Arrow.tsx';
import { ChangeText } from '../../../ui/display/ChangeText.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { fiatCodes } from '../model/prices/fiatCodes.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import styles from './FeaturedFacts.module.css';

interface FeaturedFactsProps {
  prices: Prices | undefined;
  /** They are loading: their place is reserved. */
  isPending: boolean;
}

/**
 * The price service's figures of a featured coin beside its price: the change in an hour and the volume of a day, if
 * available.
 */
export function FeaturedFacts({ prices, isPending }: FeaturedFactsProps) {
  const t = useAssetT();
  const currency = useSettings((settings) => settings.currency);
  const quote = prices?.quotes[fiatCodes[currency]];
  const [change, volume] = [quote?.percent_change_1h, quote?.volume_24h];
  const volumeText = (figure: number) =>
    t('featured.volume', { volume: formatFiat(figure, currency, 'short') });
  if (quote === undefined && isPending)
    return (
      <span className={styles.facts}>
        <Skeleton like={`${t('featured.hour')} ${ARROW_SPACE}${asPercent('+0.00')}`} />
        <Skeleton like={volumeText(1_000_000)} />
      </span>
    );
  if (change == null && volume == null) return null;
  return (
    <span className={styles.facts}>
      {change != null && (
        <span>
          {t('featured.hour')} <ChangeText percent={change} />
        </span>
      )}
      {volume != null && <span>{volumeText(volume)}</span>}
    </span>
  );
}
