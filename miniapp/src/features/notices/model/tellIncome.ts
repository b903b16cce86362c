import { isOfGateway } from '@xbts/shared/assets/issuers.ts';
import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { estimateAt } from '@xbts/shared/market/estimates.ts';
import { navigate } from 'wouter/use-browser-location';
import { queryClient } from '../../../platform/cache/queryClient.ts';
import { translator } from '../../../platform/i18n/language.ts';
import { formatAmount, formatFiat } from '../../../platform/i18n/numbers.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { showIncome } from '../../../platform/toasts.ts';
import { type AssetMetadata, readMetadataBatch } from '../../assets/model/metadata.ts';
import { fiatCodes } from '../../assets/model/prices/fiatCodes.ts';
import { priceKeeperOf } from '../../assets/model/prices/priceKeeper.ts';
import { type CachedScamLists, cachedScamLists } from '../../scam/model/cachedScamLists.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { orderNewsTexts } from '../texts/orderNewsTexts.ts';
import { noteArrivals } from './arrivals.ts';
import type { NamedIncome } from './readOwnOrders.ts';

/**
 * Says at once, on any screen, that money has come: of one payment how much, from whom and its worth by prices that are known; of several how
 * many. It leads to the history. What the operator's list warns of is not announced: nobody shall get a message by sending a worthless coin.
 */
export async function tellIncome(incomes: readonly NamedIncome[], signal: AbortSignal): Promise<void> {
  if (incomes.length === 0) return;
  const assets = await readMetadataBatch([...new Set(incomes.map(({ assetId }) => assetId))], signal);
  await orderNewsTexts.load(translator.language);
  const told = incomes.flatMap((income) => {
    const asset = assets.find(({ id }) => id === income.assetId);
    return asset === undefined || isListed(income, asset) ? [] : [{ income, asset }];
  });
  const [first] = told;
  if (first === undefined || signal.aborted) return;
  noteArrivals(told.map(({ income }) => income));
  messenger.haptic('success');
  const t = orderNewsTexts.translate;
  const action = { label: t('income.open'), onPress: () => navigate('/history') };
  const names = [...new Set(told.map(({ income }) => income.payerName))].join(', ');
  if (told.length > 1)
    showIncome(t('income.several', { count: told.length }), t('income.from', { name: names }), action);
  else showIncome(amountOf(first), fromOf(first, t), action);
}

interface Told {
  readonly income: NamedIncome;
  readonly asset: AssetMetadata;
}

function isListed({ payerName }: NamedIncome, { symbol }: AssetMetadata): boolean {
  const lists = queryClient.getQueryData<CachedScamLists>(cachedScamLists.queryKey)?.operator;
  return lists?.accounts.includes(payerName) === true || lists?.assets.includes(symbol) === true;
}

/** The exchange's own gateway needs no mark in a text; any other issuer's coin keeps its whole symbol. */
function amountOf({ income: { units }, asset: { symbol, precision } }: Told): string {
  const figure = useSettings.getState().hidesBalances ? '****' : formatAmount(units, precision, 'plain');
  return `+${figure}\u00a0${isOfGateway(symbol) ? splitSymbol(symbol).name : symbol}`;
}

function fromOf({ income, asset }: Told, t: typeof orderNewsTexts.translate): string {
  const { currency, hidesBalances } = useSettings.getState();
  const price = priceKeeperOf(queryClient).snapshot().find(asset.id, fiatCodes[currency]);
  const { value } = estimateAt(price, income.units);
  if (value === null || hidesBalances) return t('income.from', { name: income.payerName });
  return t('income.worth', {
    name: income.payerName,
    worth: `≈\u00a0${formatFiat(value, currency, 'exact')}`,
  });
}
