import type { AlertTexts } from './alertTexts.ts';

export const alertsZh: AlertTexts = {
  title: '您的价格提醒',
  none: '您还没有提醒。',
  how: [
    '价格到达时我会给您发消息，应用关闭时也会。要设置提醒，请发送：',
    '/alert STH 0.005 – STH 到达 $0.005\n/alert STH/BTS > 20 – 市场达到 20 BTS 或更高\n/alert STH 5% – STH 涨跌 5%\n/alert 1.19.5 5% – 资金池中的价格\n/alert STH 5% 重复 – 每次都提醒，而不是一次\n/alert 删除 12 – 删除第 12 号',
    '小数请用点号。',
  ].join('\n\n'),
  rules: {
    above: (level) => `涨至 ${level}`,
    below: (level) => `跌至 ${level}`,
    moved: (level) => `涨跌 ${level}`,
  },
  eachTime: '每次都提醒',
  toldAt: (price) => `上次提醒价 ${price}`,
  isMuted: '已静音',
  isDone: '已触发',
  added: ({ line, price }) => `🔔 提醒已设置\n${line}\n现价：${price}`,
  addedBehind: ({ line, price }) =>
    `🔔 提醒已设置\n${line}\n现价：${price}。价格已经到达，等它回到另一侧再到达时我会通知您。`,
  removed: '提醒已删除。',
  gone: '这个提醒已经不存在。',
  unknown: (typed) => `链上没有 ${typed}，请检查拼写。`,
  noPrice: (typed) => `${typed} 目前没有价格，无法设置提醒。请稍后重试。`,
  samePrice: '这正是当前价格。请在数字前加上 > 或 <。',
  tooMany: '已达上限 50 个提醒。请先删除一个：/alert',
  done: {
    again: '提醒已重新开启。',
    mute: '已静音。列表：/alert',
    remove: '提醒已删除。',
  },
  minimum: {
    how: '转入达到多少时通知您？例如：\n/minimum 100 STH – 达到 100 STH\n/minimum 0 STH – 全部通知',
    on: (least) => `转入达到 ${least} 时通知您。`,
    off: (symbol) => `${symbol} 的每笔转入都会通知您。`,
    tooFine: (symbol, decimals) => `金额无效：${symbol} 有 ${decimals} 位小数。`,
  },
  quiet: {
    how: '什么时候不打扰您？期间的消息会在结束后发送。例如：\n/quiet 23:00-7:00 Asia/Shanghai\n/quiet off',
    on: ({ from, to, zone }) => `免打扰时段：${from} 至 ${to}（${zone}）\n期间的消息会在结束后发送。`,
    off: '免打扰时段已关闭。',
    unknownZone: (zone) => `未知时区：${zone}。写法如 Asia/Shanghai 或 Europe/London。`,
  },
};
