import type { Prices } from '@xbts/shared/services/prices.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { ChangeText } from '../../../ui/display/ChangeText.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { fiatCodes } from '../model/prices/fiatCodes.ts';
import { useAssetT } from '../texts/assetTexts.ts';
import styles from './FeaturedFacts.module.css';

/** What the price service tells of a featured coin beside its price: the change in an hour and the volume of a day, as far as it does. */
export function FeaturedFacts({ prices }: { prices: Prices | undefined }) {
  const t = useAssetT();
  const currency = useSettings((settings) => settings.currency);
  const quote = prices?.quotes[fiatCodes[currency]];
  const [change, volume] = [quote?.percent_change_1h, quote?.volume_24h];
  if (change == null && volume == null) return null;
  return (
    <span className={styles.facts}>
      {change != null && (
        <span>
          {t('featured.hour')} <ChangeText percent={change} />
        </span>
      )}
      {volume != null && (
        <span>{t('featured.volume', { volume: formatFiat(volume, currency, 'short') })}</span>
      )}
    </span>
  );
}
