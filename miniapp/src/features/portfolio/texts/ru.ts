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
  'market.welcomeText': 'Ключи остаются на вашем устройстве. Создайте аккаунт, войдите или осмотритесь ниже.',
  'market.source': 'Цены от сервиса цен на {{time}}.',

  'wallet.change24h': 'Изменение за 24\u00a0ч',
  'wallet.available': 'Доступно',

  'start.title': 'Здесь пока пусто: с чего начать',
  'start.deposit': 'Пополнить монетой из другой сети',
  'start.depositHint': 'С биржи или другого кошелька, через шлюз',
  'start.receive': 'Получить от кого-то в этой сети',
  'start.receiveHint': 'По имени вашего аккаунта, {{account}}. Это занимает секунды.',
  'start.then': 'Полезно знать',
  'start.fees': 'Комиссии без {{core}}',
  'start.feesHint':
    'Каждая транзакция стоит небольшую комиссию в {{core}}. Если его нет, приложение возьмёт её из другого вашего актива, эмитент которого это разрешает.',
  'start.backup': 'Сохраните ключи',
  'start.backupHint': 'На бумаге или в зашифрованной резервной копии: никто не сможет их восстановить.',

  'path.title': 'Откуда взята цена',
};
