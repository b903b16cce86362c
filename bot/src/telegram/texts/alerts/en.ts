import type { AlertTexts } from './alertTexts.ts';

export const alertsEn: AlertTexts = {
  title: 'Your alerts',
  none: 'You have no alerts.',
  how: [
    'I write to you when a price gets there, also while the app is closed:',
    '/alert STH 0.005 – STH at 0.005 dollars\n/alert STH/BTS > 20 – the market STH / BTS at 20 BTS or more\n/alert STH 5% – STH has moved by 5%\n/alert 1.19.5 5% – the price in a pool\n/alert STH 5% repeat – each time, and not once\n/alert remove 12 – delete number 12',
    'Decimals come after a point. A comma is read too.',
  ].join('\n\n'),
  rules: {
    above: (level) => `${level} or more`,
    below: (level) => `${level} or less`,
    moved: (level) => `moved by ${level}`,
  },
  eachTime: 'each time',
  toldAt: (price) => `last told at ${price}`,
  isMuted: 'muted',
  isDone: 'done',
  added: ({ line, price }) => `I will write to you. ${line}. Now ${price}.`,
  addedBehind: ({ line, price }) =>
    `It is there already: now ${price}. I will write to you when the price was on the other side and comes back. ${line}.`,
  removed: 'Deleted.',
  gone: 'That alert is not there any more.',
  unknown: (typed) => `There is no ${typed} on the chain.`,
  noPrice: (typed) =>
    `${typed} has no price right now, so there is nothing to wait from. Please try again later.`,
  samePrice: 'That is the price right now. Say > or < before the number.',
  tooMany: 'You have 50 alerts, and more are not possible. Delete one first: /alert',
  done: {
    again: 'I will write to you once more.',
    mute: 'Muted. /alert shows it.',
    remove: 'Deleted.',
  },
  minimum: {
    how: 'From which sum on shall I tell you of payments? For example: /minimum 100 STH, or /minimum 0 STH for all of them.',
    on: (least) => `Of incoming payments I tell you from ${least} on.`,
    off: (symbol) => `I tell you of every incoming payment in ${symbol}.`,
    tooFine: (symbol, decimals) => `That can not be: ${symbol} has ${decimals} decimals.`,
  },
  quiet: {
    how: 'When shall I be quiet? For example: /quiet 23:00-7:00 Europe/London, or /quiet off. Whatever comes meanwhile I tell you at the end of that time.',
    on: ({ from, to, zone }) =>
      `I am quiet from ${from} to ${to} (${zone}). Whatever comes meanwhile I tell you after that.`,
    off: 'I have no quiet time now.',
    unknownZone: (zone) =>
      `I do not know the time zone ${zone}. It looks like Europe/London or Asia/Shanghai.`,
  },
};
