import type { AlertTexts } from './alertTexts.ts';

export const alertsEn: AlertTexts = {
  title: 'Your price alerts',
  none: 'No price alerts yet.',
  how: [
    'I write to you when a price gets there, even while the app is closed. To set an alert, send:',
    '/alert STH 0.005 – STH reaches $0.005\n/alert STH/BTS > 20 – market at 20 BTS or more\n/alert STH 5% – STH moves by 5%\n/alert 1.19.5 5% – price in a pool\n/alert STH 5% repeat – every time, not once\n/alert remove 12 – delete alert 12',
    'Use a point for decimals.',
  ].join('\n\n'),
  rules: {
    above: (level) => `rises to ${level}`,
    below: (level) => `drops to ${level}`,
    moved: (level) => `moves by ${level}`,
  },
  eachTime: 'every time',
  toldAt: (price) => `last alert at ${price}`,
  isMuted: 'muted',
  isDone: 'triggered',
  added: ({ line, price }) => `🔔 Alert set\n${line}\nPrice now: ${price}`,
  addedBehind: ({ line, price }) =>
    `🔔 Alert set\n${line}\nPrice now: ${price}. It’s there already, so I’ll write after it moves back and returns.`,
  removed: 'Alert deleted.',
  gone: 'This alert no longer exists.',
  unknown: (typed) => `${typed} not found on the chain. Check the spelling.`,
  noPrice: (typed) => `${typed} has no price right now, so the alert can’t be set. Try again later.`,
  samePrice: 'That’s the current price. Put > or < before the number.',
  tooMany: 'You’ve reached the limit of 50 alerts. Delete one first: /alert',
  done: {
    again: 'Alert is on again.',
    mute: 'Muted. Your alerts: /alert',
    remove: 'Alert deleted.',
  },
  minimum: {
    how: 'From what amount should I report transfers? For example:\n/minimum 100 STH – from 100 STH\n/minimum 0 STH – all of them',
    on: (least) => `I report incoming transfers from ${least}.`,
    off: (symbol) => `I report every incoming transfer in ${symbol}.`,
    tooFine: (symbol, decimals) => `Invalid amount. Decimals of ${symbol}: ${decimals}.`,
  },
  quiet: {
    how: 'When should I stay quiet? I send everything when that time ends. For example:\n/quiet 23:00-7:00 Europe/London\n/quiet off',
    on: ({ from, to, zone }) => `Quiet hours: ${from} to ${to} (${zone})\nI send everything when they end.`,
    off: 'Quiet hours are off.',
    unknownZone: (zone) => `Unknown time zone: ${zone}. Write it like Europe/London or Asia/Shanghai.`,
  },
};
