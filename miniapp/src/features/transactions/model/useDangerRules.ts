import { useUnitPrices } from '../../assets/model/prices/usePriceBook.ts';
import { useSettings } from '../../settings/model/settings.ts';
import type { DangerRules } from './dangers.ts';
import { useRememberedFacts } from './rememberedFacts.ts';

/** What the dangers of a review are found by: what is remembered on this device, prices, and the limit that the user has set. */
export function useDangerRules(): DangerRules {
  const { accounts, assets } = useRememberedFacts();
  const priceOf = useUnitPrices();
  const oneNodeLimit = useSettings((settings) => settings.oneNodeLimit);
  return { accounts, assets, priceOf, oneNodeLimit };
}
