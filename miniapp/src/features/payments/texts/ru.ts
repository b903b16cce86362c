import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { transferEn } from './en.ts';

export const transferRu: TextsIn<typeof transferEn, 'one' | 'few' | 'many' | 'other'> = {
  'ways.deposit': 'Пополнить из другой сети',
  'ways.depositHint': 'BTC, ETH, USDT и другие, через шлюз',
  'ways.withdraw': 'Вывести в другую сеть',
  'ways.fiat': 'Вывести в фиат',
  'ways.fiatHint': 'На счёт Payeer',

  'send.mode': 'Сколько платежей',
  'send.one': 'Один',
  'send.several': 'Сразу несколько',
  'send.fromLink':
    'Заполнено по платёжной ссылке. Проверьте каждую строку: без вашей подписи ничего не отправится.',
  'send.pasteLink': 'Вставить платёжную ссылку или имя',
  'send.pickRecipient': 'Выбрать из контактов',
  'send.noAsset': 'Выберите актив, который у вас есть',

  'fee.standIn': 'Комиссия спишется в {{symbol}}.',
  'fee.coreShort': 'На комиссию не хватает {{symbol}}.',

  'guard.title': 'Оставить {{amount}} {{symbol}} на следующую комиссию',
  'guard.hint': 'Без {{symbol}} следующий платёж может не получиться.',

  'batch.row': 'Платёж {{number}}',
  'batch.to': 'Кому, платёж {{number}}',
  'batch.amount': 'Сумма, платёж {{number}}',
  'batch.memo': 'Сообщение, платёж {{number}}',
  'batch.remove': 'Убрать платёж {{number}}',
  'batch.add': 'Добавить платёж',
  'batch.paste': 'Вставить список',
  'batch.pasteLabel': 'По платежу в строке: имя, сумма, сообщение',
  'batch.pasteHint': 'Например: bob-holder2 12.5 за ужин',
  'batch.take': 'Применить',
  'batch.line': 'Строка {{number}}: {{error}}',
  'batch.lines_one': '{{count}} платёж',
  'batch.lines_few': '{{count}} платежа',
  'batch.lines_many': '{{count}} платежей',
  'batch.lines_other': '{{count}} платежа',
  'batch.asset': 'Актив всех платежей',
  'batch.count': 'Платежей',
  'batch.size': 'Размер',
  'batch.bytes': '{{bytes}} из {{longest}} байт',
  'batch.hint': 'Всё одной транзакцией: пройдут либо все платежи, либо ни одного.',
  'batch.consent_one': 'Выше нужно подтвердить {{count}} получателя',
  'batch.consent_few': 'Выше нужно подтвердить {{count}} получателей',
  'batch.consent_many': 'Выше нужно подтвердить {{count}} получателей',
  'batch.consent_other': 'Выше нужно подтвердить {{count}} получателя',

  'request.title': 'Попросить платёж',
  'request.hint': 'Ссылка и код, которые сами заполнят форму плательщика.',
  'request.ownAssets': 'Активы, которые у вас есть',
  'request.anyAsset': 'Любой актив',
  'request.amount': 'Сумма (необязательно)',
  'request.memo': 'Сообщение (необязательно)',
  'request.copy': 'Скопировать платёжную ссылку',
  'request.qr': 'QR-код платёжной ссылки для {{account}}',
  'request.shareText': 'Платёж для {{account}}',

  'receive.address': 'Имя вашего аккаунта — это ваш адрес',
  'receive.qr': 'QR-код имени аккаунта {{account}}',
  'receive.warning':
    'Отправлять нужно точно на это имя. Никогда не добавляйте к нему лишних символов: изменённое имя — уже другой аккаунт.',
  'receive.copyId': 'Скопировать ID аккаунта',
  'receive.hint': 'Для платежей внутри сети. На это имя вам могут отправить любой актив.',

  'send.pickAsset': 'Выберите актив',
  'send.memoHint': 'Прочитать сможете только вы и {{name}}',
  'send.memoHintGeneral': 'Прочитать сможете только вы и получатель',
  'send.memoLength': '{{bytes}} / {{longest}}',
  'send.feeAsset': 'Актив для комиссии',
  'send.remains': 'После этого останется',
};
