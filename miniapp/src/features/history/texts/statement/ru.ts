import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { statementEn } from './en.ts';

export const statementRu: TextsIn<typeof statementEn, 'one' | 'few' | 'many' | 'other'> = {
  'search.label': 'Поиск в истории',
  'filter.open': 'Фильтр',
  'filter.openCount': 'Фильтр ({{count}})',
  'filter.clear': 'Показать всё',
  'filter.kind': 'Вид',
  'filter.received': 'Получено',
  'filter.sent': 'Отправлено',
  'filter.orders': 'Ордера',
  'filter.trades': 'Сделки',
  'filter.staking': 'Стейкинг и вестинг',
  'filter.other': 'Всё остальное',
  'filter.assetHint': 'Символ, как в истории',
  'filter.party': 'Другой аккаунт',
  'filter.partyHint': 'Имя или ID',
  'filter.from': 'С этого дня',
  'filter.to': 'По этот день',
  'filter.unknownAsset': 'В прочитанном такого актива пока нет.',
  'filter.unknownParty': 'В прочитанном такого аккаунта пока нет.',
  'filter.daysSwapped': 'Первый день позже последнего.',

  'progress.opening': 'Открываем прочитанное раньше…',
  'progress.reading': 'Читаем всю историю: {{done}} из {{total}}',
  'progress.starting': 'Спрашиваем ноды, сколько всего операций…',
  'progress.paused': 'Пауза: {{done}} из {{total}}',
  'progress.whole': 'История прочитана целиком, операций: {{total}}.',
  'progress.partial':
    'Первых операций ({{count}}) нет ни у одной из опрошенных нод: показанное начинается после них.',
  'progress.notKept':
    'Этот браузер ничего не хранит на устройстве: после перезагрузки история читается заново.',
  'progress.pause': 'Пауза',
  'progress.resume': 'Продолжить',
  'progress.failed': 'Чтение истории остановилось на {{done}}',

  'totals.header': 'Итоги по операциям: {{count}}',
  'totals.soFar': 'Итоги по прочитанным операциям: {{count}}',
  'totals.in': 'пришло {{amount}}',
  'totals.out': 'ушло {{amount}}',
  'totals.fees': 'комиссии {{amount}}',
  'totals.note': 'Что лишь ждёт в ордерах и стейках, не считается ни приходом, ни расходом.',
  'totals.more': 'Все активы',
  'totals.change': 'изменение',
  'list.none': 'Подходящих операций нет',

  'export.title': 'Экспорт истории',
  'export.open': 'Экспорт',
  'export.history': 'Каждое изменение баланса',
  'export.historyNote':
    'CSV: сумма, баланс после неё, комиссия, рыночная комиссия, другой аккаунт, ордер, пул, блок и операция.',
  'export.taxes': 'Для налогов',
  'export.taxesNote':
    'CSV: что пришло и что ушло, стоимость в долларах США на тот момент с источником цены, комиссия, блок и операция. Где цена неизвестна, стоит «no price».',
  'export.filtered': 'Только то, что показывает фильтр',
  'export.ids': 'Вместе с ID транзакций',
  'export.idsNote': 'У нод будут запрошены транзакции: {{count}}. Чтение можно прервать и продолжить.',
  'export.make': 'Собрать файл, операций: {{count}}',
  'export.step.names': 'Читаем имена активов и аккаунтов…',
  'export.step.prices': 'Читаем прошлые цены: актив {{done}} из {{all}}',
  'export.step.transactions': 'Читаем транзакции: {{done}} из {{all}}',
  'export.cancel': 'Отменить экспорт',
  'export.done': 'Операций в файле: {{count}}.',
  'export.pricesMissing':
    'Один из источников цен не ответил: позже цена может найтись и там, где её сейчас нет.',
  'export.another': 'Собрать другой файл',
};
