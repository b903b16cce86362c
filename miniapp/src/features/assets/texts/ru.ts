import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { assetEn } from './en.ts';

export const assetRu: TextsIn<typeof assetEn, 'one' | 'few' | 'many' | 'other'> = {
  unknown: 'Актива {{symbol}} нет.',
  unknownHint: 'Актив находится по полному символу, например XBTSX.STH, или по ID вида 1.3.x.',

  'fiat.open': 'Ввести сумму в {{currency}}',
  'fiat.close': 'Закрыть поле в {{currency}}',
  'fiat.label': 'Стоимость в {{currency}}',

  'featured.hour': '1\u00a0ч',
  'featured.volume': 'объём за 24\u00a0ч {{volume}}',
  'price.one': 'Один {{symbol}}',
  'price.share': 'Одной доле соответствует',
  'price.readAt': 'Оценка по пулам, рынкам и сервису цен, получена в {{time}}.',
  'chart.title': 'История цены',
  'chart.source': 'По операциям пула {{pool}}, крупнейшего с этим активом.',
  'chart.none': 'Ни в одном пуле с этим активом нет средств, поэтому истории цены нет.',

  'facts.title': 'Сведения',
  'facts.description': 'Описание',
  'facts.supply': 'Выпущено',
  'facts.maxSupply': 'Предел выпуска',
  'facts.confidential': 'Из них в скрытых балансах',
  'facts.issuer': 'Эмитент',
  'facts.pool': 'Доля пула',
  'facts.marketFee': 'Рыночная комиссия',
  'facts.marketFeeValue': '{{percent}}\u00a0%',
  'facts.marketFees': '{{maker}}\u00a0% мейкер, {{taker}}\u00a0% тейкер',
  'facts.marketFeeMost': 'не больше {{most}} за сделку',
  'facts.reward': 'Доля пригласивших',
  'facts.feesTitle': 'Оплата комиссий сети этим активом',
  'facts.rate': 'Курс к основной монете',
  'facts.rateValue': '1\u00a0{{core}} комиссии стоит {{amount}}',
  'facts.feePool': 'Пул комиссий',
  'facts.feePoolHint':
    'Кто платит комиссию сети этим активом, платит эмитенту по этому курсу, а пул эмитента платит сети в {{core}}. Если пул пуст, так платить нельзя.',
  'facts.collected': 'Собрано рыночных комиссий',

  'flags.title': 'Права эмитента',
  'flags.hint': 'Право, от которого эмитент отказался, не вернуть, пока актив есть хоть у кого-то.',
  'flags.on': 'включено',
  'flags.possible': 'можно включить',
  'flags.never': 'отказ навсегда',
  'flags.charge_market_fee':
    'Берёт часть каждой сделки с активом: сколько, указано выше в рыночной комиссии.',
  'flags.white_list':
    'Решает списками аккаунтов, кто может держать актив и торговать им. Вычеркнутый аккаунт не сможет распорядиться тем, что у него есть.',
  'flags.override_authority': 'Забирает актив у любого аккаунта, не спрашивая владельца.',
  'flags.transfer_restricted':
    'Разрешает отправлять актив только эмитенту и от него; остальные не могут слать его друг другу.',
  'flags.disable_force_settle': 'Запрещает держателям погашать актив по опубликованному курсу.',
  'flags.global_settle': 'Закрывает все позиции по одной цене и выплачивает всем по ней.',
  'flags.disable_confidential': 'Запрещает скрытые переводы актива.',
  'flags.witness_fed_asset': 'Курс публикуют делегаты, производящие блоки.',
  'flags.committee_fed_asset': 'Курс публикует комитет.',

  'lists.title': 'Белые и чёрные списки',
  'lists.hint':
    'Здесь аккаунты, чьи собственные списки действуют. Рынок из чёрного списка закрыт; если есть белый список, открыты только его рынки.',
  'lists.white': 'Ведут белый список',
  'lists.black': 'Ведут чёрный список',
  'lists.whiteMarkets': 'Только эти рынки',
  'lists.blackMarkets': 'Закрытые рынки',

  'holders.title': 'Крупнейшие держатели',
  'holders.hint': 'От всех {{supply}} в обращении, без того, что заблокировано в ордерах и пулах.',
  'holders.node': 'По данным текущего узла, {{time}}.',
  'holders.server': 'Текущий узел не даёт этот список; по данным сервера данных, {{time}}.',
  'holders.denied': 'Недоступно с этого узла',
  'holders.deniedHint': 'Он не даёт список держателей, и сервер данных сейчас тоже не может.',
  'holders.none': 'Его никто не держит.',
  'holders.more': 'Показать ещё',

  'pools.none': 'Пулов с этим активом нет.',
  'pools.all': 'Все пулы: {{count}}',
  'markets.none': 'Сервер рынков не сообщает о рынках с этим активом.',
  'markets.trade': 'Торговать',
  'markets.source': 'Последние сделки по данным сервера рынков, получены в {{time}}.',
  'markets.all': 'Все рынки: {{count}}',
  'markets.closed': 'закрыт на бирже',
  'markets.lastIn': 'последняя цена в {{symbol}}',

  'path.pool': '{{asset}} через пул {{pool}}',
  'path.market': '{{asset}} на рынке {{pair}}',
  'path.featured': '{{currency}} по данным сервиса цен',
  'path.currency': '{{currency}}: токен приравнен к валюте',
  'path.rate': 'по курсу сервиса цен',
  'path.liquidity': 'В самом малом пуле на этом пути около {{amount}} на стороне оплаты.',
  'path.none': 'Ни один пул или рынок с достаточным объёмом не ведёт к цене.',
};
