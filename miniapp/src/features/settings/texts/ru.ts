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
  'settings.hideZero': 'Скрывать активы с нулевым балансом',
  'settings.securityHint': 'PIN-код, блокировка, резервная копия, пароль, сброс',
  'settings.about': 'О приложении',
  'settings.version': 'Версия',

  'lock.now_one': 'Блокировка через {{count}} минуту без действий',
  'lock.now_few': 'Блокировка через {{count}} минуты без действий',
  'lock.now_many': 'Блокировка через {{count}} минут без действий',
  'lock.now_other': 'Блокировка через {{count}} минуты без действий',
  'lock.onHide': 'и сразу, когда приложение скрыто',
  'lock.title': 'PIN-код и автоблокировка',

  'notices.section': 'Уведомления',
  'notices.hint': 'О платежах и выплатах сообщает бот в мессенджере',

  'oneNode.title': 'Если отвечает только один узел',
  'oneNode.hint':
    'То, что вы подписываете, сверяется с двумя независимыми узлами. Пока узел только один, платёж больше этой суммы потребует ещё одного согласия.',
  'oneNode.always': 'Спрашивать всегда',
  'oneNode.above': 'Спрашивать свыше {{amount}}',
  'slippage.title': 'Проскальзывание при обмене',
  'slippage.hint': 'Если обмен даст меньше расчёта больше чем на столько, он не состоится.',
  'slippage.other': 'Другое: {{percent}}\u00a0%',
  'slippage.otherHint': 'Выбрано на экране обмена',

  'reset.title': 'Сброс',
  'reset.appHint':
    'В разделе «Безопасность»: стирает приветствие, язык, PIN-код и все аккаунты с ключами, а также контакты и сохранённые адреса, если вы не решите их оставить.',
  'reset.saved': 'Забыть контакты и адреса',
  'reset.savedHint': 'Контакты, сохранённые адреса вывода, операции шлюзов, избранное. Ключи остаются.',
  'reset.savedWarning':
    'С этого устройства будут удалены: контакты, сохранённые адреса вывода, записи о ваших пополнениях и выводах через шлюзы и избранное. То, что есть в блокчейне и у шлюзов, не изменится. Отменить это нельзя.',
  'reset.savedNow': 'Забыть всё это',
  'reset.savedDone': 'Контакты, адреса, операции шлюзов и избранное забыты.',
};
