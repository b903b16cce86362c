import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { settingsEn } from './en.ts';

export const settingsRu: TextsIn<typeof settingsEn, 'one' | 'few' | 'many' | 'other'> = {
  'settings.theme': 'Оформление',
  'settings.themeAuto': 'Автоматически',
  'settings.themeAutoInside': 'Как в мессенджере',
  'settings.themeAutoDevice': 'Как на устройстве',
  'settings.themeLight': 'Светлое',
  'settings.themeDark': 'Тёмное',
  'settings.usd': 'Доллар США',
  'settings.eur': 'Евро',
  'settings.rub': 'Российский рубль',
  'settings.cny': 'Китайский юань',
  'settings.hideBalances': 'Скрывать балансы',
  'settings.hideZero': 'Скрывать нулевые балансы',
  'settings.securityHint': 'PIN-код, блокировка, резервная копия, пароль, сброс',
  'settings.about': 'О приложении',
  'settings.version': 'Версия',

  'lock.now_one': 'Блокировка через {{count}} минуту бездействия',
  'lock.now_few': 'Блокировка через {{count}} минуты бездействия',
  'lock.now_many': 'Блокировка через {{count}} минут бездействия',
  'lock.now_other': 'Блокировка через {{count}} минуты бездействия',
  'lock.onHide': 'а также при уходе из приложения',
  'lock.title': 'PIN-код и автоблокировка',

  'notices.section': 'Уведомления',
  'notices.hint': 'Бот сообщает о платежах и выплатах в мессенджере',

  'oneNode.title': 'Если отвечает только один узел',
  'oneNode.hint':
    'То, что вы подписываете, сверяется с двумя независимыми узлами. Если отвечает только один, платёж больше этой суммы нужно подтвердить ещё раз.',
  'oneNode.always': 'Спрашивать всегда',
  'oneNode.above': 'Спрашивать свыше {{amount}}',
  'slippage.title': 'Проскальзывание при обмене',
  'slippage.hint': 'Обмен не выполнится, если даст меньше расчёта больше чем на столько.',
  'slippage.other': 'Другое: {{percent}}\u00a0%',
  'slippage.otherHint': 'Задано на экране обмена',

  'reset.title': 'Сброс',
  'reset.appHint':
    'В разделе «Безопасность». Стирает приветствие, язык, PIN-код и все аккаунты с ключами, а также контакты и сохранённые адреса, если вы их не оставите.',
  'reset.saved': 'Удалить контакты и адреса',
  'reset.savedHint': 'Контакты, сохранённые адреса вывода, записи о шлюзах и избранное. Ключи остаются.',
  'reset.savedWarning':
    'С этого устройства будут удалены контакты, сохранённые адреса вывода, записи о пополнениях и выводах через шлюзы и избранное. В блокчейне и у шлюзов ничего не изменится. Отменить это нельзя.',
  'reset.savedNow': 'Удалить',
  'reset.savedDone': 'Контакты, адреса, записи о шлюзах и избранное удалены.',
};
