import type { NoticeTexts } from './texts.ts';

export const zh: NoticeTexts = {
  payout: {
    title: 'SmartHolder 派息',
    from: (payer) => `付款账户：${payer}`,
    total: (worth) => `合计 ${worth}`,
    more: (count) => `……另有 ${count} 笔，请在应用中查看`,
    button: '我的质押',
  },
  incomingTransfer: {
    title: '收到转账',
    line: (amount, { from, to }) => `${from} 向 ${to} 转账 ${amount}`,
    button: '记录',
  },
  stakeMatured: {
    title: '质押已到期',
    line: (amount, account) => `${account} 的 ${amount} 现在可以领取。`,
    button: '领取',
  },
  roundSummary: {
    title: '一轮 SmartHolder 派息',
    from: (payer) => `付款账户：${payer}`,
    spread: (payments, accounts) => `（${payments} 笔，${accounts} 个账户）`,
    button: '打开 XBTS',
  },
};
