import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { historyEn } from './en.ts';

export const historyRu: TextsIn<typeof historyEn, 'one' | 'few' | 'many' | 'other'> = {
  'history.counter': 'Взамен',
  'history.empty': 'Операций пока нет',
  'history.emptyHint': 'Здесь появится всё, что вы отправите и получите.',
  'history.older': 'Показать более ранние',
  'history.onTheWay': 'В пути',
  'history.pendingSigned': 'Подписано, отправляется',
  'history.pendingLost': 'Отправлено, ответа пока нет',
  'history.pendingSent': 'Отправлено, ждёт блок',
  'history.from': 'От {{name}}',
  'history.given': 'Отдано',
  'history.got': 'Получено',
  'history.offered': 'Предложено',
  'history.asked': 'Запрошено',
  'history.feeOfSender': 'Комиссия отправителя',
  'history.trxInBlock': 'Транзакция в блоке',
  'history.copyOperation': 'Скопировать ID операции',
  'history.showBlock': 'Открыть в обозревателе',
  'history.encryptedMemo': 'Зашифрованное сообщение',
  'history.foreignMemo': 'Это сообщение можно прочитать только другим ключом.',
  'history.unlockMemo': 'Разблокировать, чтобы прочитать сообщения',

  'history.scam':
    'Аккаунт или актив этой операции — в списке мошенников. Не открывайте их ссылки и ничего не отправляйте обратно.',

  'history.expired': 'Срок ордера истёк',
  'history.rest': 'Остаток ордера вернулся',
  'history.order': 'Номер ордера',
  'history.price': 'Цена до рыночной комиссии',
  'history.priceOf': '{{price}} {{base}} за один {{quote}}',
  'history.role': 'Сторона сделки',
  'history.maker': 'Мейкер: ждал в стакане',
  'history.taker': 'Тейкер: взял из стакана',
  'history.marketFee': 'Удержана рыночная комиссия',

  'history.failed': 'Не прошли',
  'history.dismiss': 'Скрыть',
};
