import { ru as bot } from '../../telegram/texts/ru.ts';
import type { NoticeTexts } from './texts.ts';

const { locale, sourceNames, percent } = bot;

export const ru: NoticeTexts = {
  payout: {
    title: '💰 Выплата SmartHolder',
    from: (payer) => `От ${payer}`,
    total: (worth) => `Всего ${worth}`,
    more: (count) => `Ещё ${count} — в приложении`,
    button: 'Мои стейки',
  },
  incomingTransfer: {
    title: '📥 Входящий перевод',
    line: (amount, { from, to }) => `${amount} от ${from} на ${to}`,
    button: 'История',
  },
  requestPaid: {
    title: '✅ Ваш запрос оплачен',
    line: (amount, { from, to }) => `${amount} от ${from} на ${to}`,
    matched: 'Определено только по аккаунту, активу и точной сумме: мемо платежа зашифровано.',
    button: 'История',
  },
  depositCredited: {
    title: '📥 Пополнение зачислено',
    line: (amount, { by, to }) => `${amount} на ${to}, зачислил ${by}`,
    button: 'История',
  },
  stakeMatured: {
    title: '🔓 Стейк разблокирован',
    vestingTitle: '🔓 Баланс разблокирован',
    line: (amount, account) => `${amount} можно забрать · ${account}`,
    button: 'Забрать',
  },
  roundSummary: {
    title: '💰 Выплаты SmartHolder',
    from: (payer) => `От ${payer}`,
    spread: (payments, accounts) => `· выплат: ${payments}, аккаунтов: ${accounts}`,
    button: 'Открыть XBTS',
  },
  priceAlert: {
    locale,
    sourceNames,
    percent,
    rules: {
      above: (level) => `📈 Цена дошла до ${level} или выше`,
      below: (level) => `📉 Цена упала до ${level} или ниже`,
      moved: (level) => `↕️ Цена изменилась на ${level} или больше`,
    },
    source: (names, moment) => `Источник: ${names}, ${moment}`,
    oneSource: 'Другими источниками не подтверждено.',
    button: 'Открыть в XBTS',
    onceMore: '🔁 Включить снова',
    mute: '🔕 Отключить',
    remove: '🗑 Удалить',
  },
  proposal: {
    locale,
    titles: {
      waits: '✍️ Предложение ждёт вашего одобрения',
      approved: 'Новое одобрение предложения',
      ending: '⏳ Предложение истечёт в течение часа',
      carriedOut: '✅ Предложение исполнено',
      refused: '❌ Предложение отклонено',
      ended: 'Срок предложения истёк',
    },
    account: (name, id) => `Аккаунт ${name}, предложение ${id}`,
    payment: (amount, to) => `Заплатить ${amount} аккаунту ${to}`,
    count: (operations) => `Операций: ${operations}`,
    proposer: (name) => `Предложил ${name}`,
    stranger: (name) => `⚠️ ${name} не подписывает за этот аккаунт: проверьте, кто это`,
    listed: (name) => `⚠️ ${name} — в списке аккаунтов мошенников`,
    by: (name) => `Одобрил ${name}`,
    until: (moment) => `Срок до ${moment}`,
    button: 'Предложения',
  },
  timed: {
    locale,
    titles: {
      waits: '⏳ Перевод ждёт секрета',
      taken: '✅ Перевод с секретом выплачен',
      returned: '↩️ Перевод с секретом возвращён',
    },
    between: (amount, from, to) => `${amount} от ${from} для ${to}`,
    number: (id) => `ID ${id}`,
    until: (moment) => `Вернётся отправителю ${moment}`,
    secret: 'Секрет теперь виден всем в блокчейне: при обмене по нему можно забрать другую часть.',
    button: 'Переводы с секретом',
  },
  orderChanged: {
    titles: {
      filled: '✅ Ордер исполнен',
      partlyFilled: 'Ордер исполнен частично',
      expired: '⌛ Ордер истёк',
      cancelled: '❌ Ордер отменён',
    },
    bought: (had, paid) => `Куплено ${had} за ${paid}`,
    sold: (given, had) => `Продано ${given} за ${had}`,
    price: (price) => `Цена: ${price}`,
    fee: (amount) => `Рыночная комиссия: ${amount}`,
    open: (rest) => `Осталось: ${rest}`,
    saleEnded: (price, rest) => `Ордер на продажу по ${price}: на баланс вернулось ${rest}`,
    purchaseEnded: (price, rest) => `Ордер на покупку по ${price}: на баланс вернулось ${rest}`,
    account: (name) => `Аккаунт: ${name}`,
    more: (count) => `Ещё ${count} — в приложении`,
    button: (quote, base) => `Рынок ${quote} / ${base}`,
  },
};
