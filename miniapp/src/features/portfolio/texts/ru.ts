import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { portfolioEn } from './en.ts';

/** The Russian texts of the dashboard and of what the wallet shows on demand. */
export const portfolioRu: TextsIn<typeof portfolioEn, 'one' | 'few' | 'many' | 'other'> = {
  groups: 'Группы активов',
  'group.favourites': '★ Избранные',
  'group.native': 'Основной',
  'group.exchange': 'Биржевые',
  'group.fiat': 'Фиат',
  'group.others': 'Прочие',
  order: 'Порядок',
  'order.value': 'По стоимости',
  'order.name': 'По названию',
  'order.change': 'По изменению за 24\u00a0ч',
  'order.amount': 'По количеству',
  'sheet.together': 'Всё вместе',
  'sheet.inPools': 'В пулах по вашим долям',
  'sheet.shareOf': 'Этим долям соответствует',
  'sheet.withdrawFiat': 'Вывести в фиат',
  'sheet.info': 'Детали',
  'dashboard.openWallet': 'Открыть кошелёк',
  'dashboard.allocation': 'Распределение',
  'dashboard.allocationRest': 'Прочее',
  'dashboard.allocationPicture': 'Кольцо долей в сумме: {{parts}}',
  'dashboard.parts': 'Где находится',
  'dashboard.partFree': 'Доступно',
  'dashboard.partPools': 'В пулах',
  'dashboard.partTotal': 'Вместе',
  'dashboard.history': 'Стоимость во времени',
  'dashboard.historySource': 'Записывается на этом устройстве, пока кошелёк открыт, начиная с {{date}}.',
  'dashboard.historyEmpty':
    'Линия начнётся со второй записи: при каждом открытии кошелька стоимость записывается на этом устройстве.',
  'dashboard.historyLabel': 'Стоимость портфеля',
  'dashboard.topAssets': 'Крупнейшие активы',
  'dashboard.nothing': 'На этом аккаунте пока нет ничего с ценой.',
  'market.prices': 'Цены',
  'market.pools': 'Крупнейшие пулы',
  'market.welcome': 'XBTS: кошелёк, пулы и стейкинг в одном месте',
  'market.welcomeText': 'Ключи остаются на вашем устройстве. Осмотритесь или войдите.',
  'market.source': 'Цены от сервиса цен на {{time}}.',

  'wallet.change24h': 'Изменение за 24\u00a0ч',
  'wallet.empty': 'Здесь пока пусто',
  'wallet.emptyHint': 'Всё, что вы получите, появится здесь через несколько секунд.',
  'wallet.available': 'Доступно',

  'path.title': 'Откуда взята цена',
};
