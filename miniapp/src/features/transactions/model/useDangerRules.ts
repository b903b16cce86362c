import { useUnitPrices } from '../../assets/model/prices/usePriceBook.ts';
import { useSettings } from '../../settings/model/settings.ts';
import type { DangerRules } from './dangers.ts';
import { useRememberedFacts } from './rememberedFacts.ts';

/** The inputs for finding the dangers of a review: this device's remembered facts, prices, and the user's limit. */
export function useDangerRules(): DangerRules {
  const { accounts, assets } = useRememberedFacts();
  const priceOf = useUnitPrices();
  const oneNodeLimit = useSettings((settings) => settings.oneNodeLimit);
  return { accounts, assets, priceOf, oneNodeLimit };
}
