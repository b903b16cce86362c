import type { AlertTexts } from './alertTexts.ts';

export const alertsRu: AlertTexts = {
  title: 'Ваши оповещения',
  none: 'Оповещений нет.',
  how: [
    'Я напишу вам, когда цена дойдёт до нужной, даже если приложение закрыто:',
    '/alert STH 0.005 — STH по 0.005 доллара\n/alert STH/BTS > 20 — на рынке STH / BTS 20 BTS или выше\n/alert STH 5% — цена STH изменилась на 5 %\n/alert 1.19.5 5% — цена в пуле\n/alert STH 5% повтор — каждый раз, а не один\n/alert удалить 12 — удалить номер 12',
    'Дробная часть пишется через точку. Запятая тоже читается.',
  ].join('\n\n'),
  rules: {
    above: (level) => `${level} или выше`,
    below: (level) => `${level} или ниже`,
    moved: (level) => `изменение на ${level}`,
  },
  eachTime: 'каждый раз',
  toldAt: (price) => `последний раз по ${price}`,
  isMuted: 'отключено',
  isDone: 'сработало',
  added: ({ line, price }) => `Я вам напишу. ${line}. Сейчас ${price}.`,
  addedBehind: ({ line, price }) =>
    `Цена уже там: сейчас ${price}. Я напишу, когда она уйдёт на другую сторону и вернётся. ${line}.`,
  removed: 'Удалено.',
  gone: 'Такого оповещения уже нет.',
  unknown: (typed) => `В блокчейне нет ${typed}.`,
  noPrice: (typed) => `Сейчас у ${typed} нет цены, ждать не от чего. Попробуйте позже.`,
  samePrice: 'Это и есть цена сейчас. Поставьте перед числом > или <.',
  tooMany: 'У вас уже 50 оповещений, больше нельзя. Сначала удалите одно: /alert',
  done: {
    again: 'Я напишу ещё раз.',
    mute: 'Отключено. Список: /alert',
    remove: 'Удалено.',
  },
  minimum: {
    how: 'О платежах от какой суммы сообщать? Например: /minimum 100 STH или /minimum 0 STH, чтобы обо всех.',
    on: (least) => `О входящих платежах сообщаю от ${least}.`,
    off: (symbol) => `Сообщаю обо всех входящих платежах в ${symbol}.`,
    tooFine: (symbol, decimals) => `Так не бывает: знаков после точки у ${symbol} — ${decimals}.`,
  },
  quiet: {
    how: 'Когда мне молчать? Например: /quiet 23:00-7:00 Europe/Moscow или /quiet off. Обо всём, что придёт за это время, я напишу в конце.',
    on: ({ from, to, zone }) =>
      `Я молчу с ${from} до ${to} (${zone}). Обо всём, что придёт за это время, я напишу потом.`,
    off: 'Тихого времени нет.',
    unknownZone: (zone) => `Я не знаю часового пояса ${zone}. Он пишется так: Europe/Moscow или Asia/Almaty.`,
  },
};
