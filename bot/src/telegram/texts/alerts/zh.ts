import type { AlertTexts } from './alertTexts.ts';

export const alertsZh: AlertTexts = {
  title: '您的提醒',
  none: '您还没有提醒。',
  how: [
    '价格到达时我会给您发消息，应用关闭时也会：',
    '/alert STH 0.005 – STH 到 0.005 美元\n/alert STH/BTS > 20 – STH / BTS 市场达到 20 BTS 或更高\n/alert STH 5% – STH 价格变动 5%\n/alert 1.19.5 5% – 资金池中的价格\n/alert STH 5% 重复 – 每次都提醒，而不是一次\n/alert 删除 12 – 删除第 12 号',
    '小数请用点号，逗号也可以。',
  ].join('\n\n'),
  rules: {
    above: (level) => `${level} 或更高`,
    below: (level) => `${level} 或更低`,
    moved: (level) => `变动 ${level}`,
  },
  eachTime: '每次提醒',
  toldAt: (price) => `上次提醒时 ${price}`,
  isMuted: '已静音',
  isDone: '已完成',
  added: ({ line, price }) => `我会给您发消息。${line}。现价 ${price}。`,
  addedBehind: ({ line, price }) =>
    `价格已经到了：现价 ${price}。等价格回到另一侧再到达时，我会给您发消息。${line}。`,
  removed: '已删除。',
  gone: '这个提醒已经不存在。',
  unknown: (typed) => `链上没有 ${typed}。`,
  noPrice: (typed) => `${typed} 目前没有价格，无法设置提醒。请稍后重试。`,
  samePrice: '这正是当前价格。请在数字前加上 > 或 <。',
  tooMany: '您已有 50 个提醒，不能再多。请先删除一个：/alert',
  done: {
    again: '我会再提醒您一次。',
    mute: '已静音。列表：/alert',
    remove: '已删除。',
  },
  minimum: {
    how: '收款达到多少时通知您？例如：/minimum 100 STH，或 /minimum 0 STH 表示全部。',
    on: (least) => `收款达到 ${least} 时通知您。`,
    off: (symbol) => `${symbol} 的每笔收款都会通知您。`,
    tooFine: (symbol, decimals) => `金额无效：${symbol} 有 ${decimals} 位小数。`,
  },
  quiet: {
    how: '什么时候不打扰您？例如：/quiet 23:00-7:00 Asia/Shanghai，或 /quiet off。期间的消息会在结束时告诉您。',
    on: ({ from, to, zone }) => `${from} 至 ${to}（${zone}）我不打扰您。期间的消息会在之后告诉您。`,
    off: '现在没有免打扰时间。',
    unknownZone: (zone) => `我不认识时区 ${zone}。写法如 Asia/Shanghai 或 Europe/London。`,
  },
};
