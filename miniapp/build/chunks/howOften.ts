/** Tables of texts: each is loaded in one language, when the module that declares it is there. */
const texts = /\/texts\/(?:.*\/)?(en|ru|zh)\.ts$/u;

/** The sentences of errors: they come when there is one, or with i18next behind the first picture. */
export const isAskedFor = (id: string): boolean => /\/texts\/errors\/\w+\.ts$/u.test(id);

export const isTexts = (id: string): boolean => texts.test(id);
export const languageOf = (id: string): string | undefined => texts.exec(id)?.[1];

/** Of a hundred users so many read a language. */
export const readers: Readonly<Record<string, number>> = { en: 40, ru: 40, zh: 20 };

/** What every screen but the wallet comes with. */
const everyScreens = /\/app\/(?:routes|OtherScreens|bringLaterParts)\.tsx?$/u;

export const isWithEveryScreen = (id: string): boolean => everyScreens.test(id);

/** What every opening loads by itself within its first minute, once the first picture is there. */
export const firstMinute =
  /\/(?:startSync|jobs|followOrderNews|keptCache|saveSnapshot|followPrices|ScamChip|ScamSymbols|ListTools|readScamLists|registerServiceWorker|nodeReaders|contract)\.tsx?$/u;

/** The opening that is no module. */
export const START = 'start';
/** What is opened oftener than once for each other screen; what stands in no row is a screen that few open, or a part of one. */
const often: readonly (readonly [weight: number, modules: RegExp])[] = [
  [80, /^start$/u],
  // What links open, and the files that each of them needs: their bytes are waited for on a line that has the first code to bring.
  [128, everyScreens],
  // A payment link has the most to load.
  [80, /\/Send\.tsx$/u],
  [75, /\/(?:Dashboard|Pools|PoolPage|Swap|MarketPage|SmartHolder|Newcomer)\.tsx$/u],
  [40, /\/(?:Markets|Login)\.tsx$/u],
  // Every opening in a wide window.
  [12, /\/layout\/wide\.ts$/u],
  [3, /\/(?:ReviewSheet|UnlockModal|signerSheets|client|HoldingSheet|transactionLife)\.tsx?$/u],
  [2, /\/(?:OrderForm|Mine|DepositSheet|LineChart|CandleChart|drawChart|VirtualList)\.tsx?$/u],
  [6, /\/screens\//u],
];

/** How often a module that is loaded later is asked for, beside others. */
export const weightOf = (id: string): number => often.find(([, modules]) => modules.test(id))?.[0] ?? 0.5;
