import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { historyEn } from './en.ts';

export const historyRu: TextsIn<typeof historyEn, 'one' | 'few' | 'many' | 'other'> = {
  'history.counter': 'Взамен',
  'history.empty': 'Операций пока нет',
  'history.emptyHint': 'Здесь появится всё, что вы отправите и получите.',
  'history.older': 'Показать более ранние',
  'history.onTheWay': 'В пути',
  'history.pendingSigned': 'Подписано, отправляем…',
  'history.pendingLost': 'Отправлено, ответа пока нет',
  'history.pendingSent': 'Отправлено, ждёт блок',
  'history.from': 'От {{name}}',
  'history.given': 'Отдано',
  'history.got': 'Получено',
  'history.offered': 'Продажа',
  'history.asked': 'Покупка',
  'history.feeOfSender': 'Комиссия отправителя',
  'history.trxInBlock': 'Номер в блоке',
  'history.copyOperation': 'Скопировать ID операции',
  'history.showBlock': 'Открыть в обозревателе',
  'history.encryptedMemo': 'Зашифрованное мемо',
  'history.foreignMemo': 'Это мемо можно прочитать только другим ключом.',
  'history.unlockMemo': 'Разблокировать мемо',

  'history.scam':
    'Аккаунт или актив этой операции — в списке мошенников. Не открывайте ссылки и ничего не отправляйте обратно.',

  'history.expired': 'Срок ордера истёк',
  'history.rest': 'Остаток ордера вернулся',
  'history.order': 'ID ордера',
  'history.price': 'Цена до рыночной комиссии',
  'history.priceOf': '{{price}} {{base}} за 1 {{quote}}',
  'history.role': 'Роль в сделке',
  'history.maker': 'Мейкер: ордер стоял в стакане',
  'history.taker': 'Тейкер: исполнен сразу',
  'history.marketFee': 'Рыночная комиссия',

  'history.failed': 'Не прошли',
  'history.dismiss': 'Скрыть',
};
