import { ru as bot } from '../../telegram/texts/ru.ts';
import type { NoticeTexts } from './texts.ts';

const { locale, sourceNames } = bot;

export const ru: NoticeTexts = {
  payout: {
    title: 'Выплата SmartHolder',
    from: (payer) => `Плательщик: ${payer}`,
    total: (worth) => `Всего ${worth}`,
    more: (count) => `…и ещё ${count} — в приложении`,
    button: 'Мои стейки',
  },
  incomingTransfer: {
    title: 'Входящий перевод',
    line: (amount, { from, to }) => `${amount} от ${from} на ${to}`,
    button: 'История',
  },
  requestPaid: {
    title: 'Ваш запрос оплачен',
    line: (amount, { from, to }) => `${amount} от ${from} на ${to}`,
    matched: 'Платёж узнан по аккаунту, активу и точной сумме, и только: сообщение платежа зашифровано.',
    button: 'История',
  },
  depositCredited: {
    title: 'Пополнение зачислено',
    line: (amount, { by, to }) => `${amount} на ${to}, зачислил ${by}`,
    button: 'История',
  },
  stakeMatured: {
    title: 'Срок стейка истёк',
    vestingTitle: 'Заблокированный баланс освободился',
    line: (amount, account) => `${amount} аккаунта ${account} теперь можно забрать.`,
    button: 'Забрать',
  },
  roundSummary: {
    title: 'Раунд выплат SmartHolder',
    from: (payer) => `Плательщик: ${payer}`,
    spread: (payments, accounts) => `— выплат: ${payments}, аккаунтов: ${accounts}`,
    button: 'Открыть XBTS',
  },
  priceAlert: {
    locale,
    sourceNames,
    rules: {
      above: (level) => `Вы ждали цену ${level} или выше.`,
      below: (level) => `Вы ждали цену ${level} или ниже.`,
      moved: (level) => `Цена изменилась на ${level} или больше.`,
    },
    source: (names, moment) => `Источник: ${names}, ${moment}`,
    oneSource: 'Других подтверждений нет.',
    button: 'Открыть в XBTS',
    onceMore: '🔁 Ещё раз',
    mute: '🔕 Отключить',
    remove: '🗑 Удалить',
  },
  proposal: {
    titles: {
      waits: 'Предложение ждёт вас',
      approved: 'Предложение одобрил ещё один подписант',
      ending: 'Предложение закончится в течение часа',
      carriedOut: 'Предложение исполнено',
      refused: 'Предложение отклонено',
      ended: 'Срок предложения вышел',
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
    titles: {
      waits: 'Перевод с секретом ждёт',
      taken: 'Перевод с секретом выплачен',
      returned: 'Перевод с секретом возвращён',
    },
    between: (amount, from, to) => `${amount} от ${from} для ${to}`,
    number: (id) => `Номер ${id}`,
    until: (moment) => `Вернётся отправителю ${moment}`,
    secret: 'Его секрет виден в блокчейне: при обмене по нему можно забрать другую часть.',
    button: 'Переводы с секретом',
  },
  orderChanged: {
    titles: {
      filled: 'Ордер исполнен',
      partlyFilled: 'Ордер исполнен частично',
      expired: 'Ордер истёк',
      cancelled: 'Ордер отменён',
    },
    bought: (had, paid) => `Куплено ${had} за ${paid}`,
    sold: (given, had) => `Продано ${given} за ${had}`,
    price: (price) => `Цена: ${price}`,
    fee: (amount) => `Рыночная комиссия: ${amount}`,
    open: (rest) => `Осталось в ордере: ${rest}`,
    saleEnded: (price, rest) => `Ордер на продажу по ${price}: на баланс вернулось ${rest}`,
    purchaseEnded: (price, rest) => `Ордер на покупку по ${price}: на баланс вернулось ${rest}`,
    account: (name) => `Аккаунт: ${name}`,
    more: (count) => `…и ещё ${count} — в приложении`,
    button: (quote, base) => `Рынок ${quote} / ${base}`,
  },
};
