import { zh as bot } from '../../telegram/texts/zh.ts';
import type { NoticeTexts } from './texts.ts';

const { locale, sourceNames, percent } = bot;

export const zh: NoticeTexts = {
  payout: {
    title: '💰 SmartHolder 派息',
    from: (payer) => `付款账户：${payer}`,
    total: (worth) => `合计 ${worth}`,
    more: (count) => `另有 ${count} 笔，请在应用中查看`,
    button: '我的质押',
  },
  incomingTransfer: {
    title: '📥 收到转账',
    line: (amount, { from, to }) => `${amount}，${from} 转给 ${to}`,
    button: '记录',
  },
  requestPaid: {
    title: '✅ 您的收款请求已付款',
    line: (amount, { from, to }) => `${amount}，${from} 付给 ${to}`,
    matched: '仅凭账户、资产和完全一致的数额识别：付款的备注是加密的。',
    button: '记录',
  },
  depositCredited: {
    title: '📥 充值已到账',
    line: (amount, { by, to }) => `${amount} 已到账 ${to}，由 ${by} 发放`,
    button: '记录',
  },
  stakeMatured: {
    title: '🔓 质押已解锁',
    vestingTitle: '🔓 余额已解锁',
    line: (amount, account) => `${amount} 可领取 · ${account}`,
    button: '领取',
  },
  roundSummary: {
    title: '💰 SmartHolder 派息',
    from: (payer) => `付款账户：${payer}`,
    spread: (payments, accounts) => `（${payments} 笔，${accounts} 个账户）`,
    button: '打开 XBTS',
  },
  priceAlert: {
    locale,
    sourceNames,
    percent,
    rules: {
      above: (level) => `📈 已涨至 ${level} 或更高`,
      below: (level) => `📉 已跌至 ${level} 或更低`,
      moved: (level) => `↕️ 涨跌已达 ${level} 或以上`,
    },
    source: (names, moment) => `来源：${names}，${moment}`,
    oneSource: '没有其他来源确认。',
    button: '在 XBTS 中打开',
    onceMore: '🔁 重新开启',
    mute: '🔕 静音',
    remove: '🗑 删除',
  },
  proposal: {
    locale,
    titles: {
      waits: '✍️ 有提案待您批准',
      approved: '提案获得新的批准',
      ending: '⏳ 提案将在一小时内到期',
      carriedOut: '✅ 提案已执行',
      refused: '❌ 提案已被拒绝',
      ended: '提案已过期',
    },
    account: (name, id) => `账户 ${name}，提案 ${id}`,
    payment: (amount, to) => `向 ${to} 支付 ${amount}`,
    count: (operations) => `操作数：${operations}`,
    proposer: (name) => `提出者：${name}`,
    stranger: (name) => `⚠️ ${name} 不为此账户签名：请核实其身份`,
    listed: (name) => `⚠️ ${name} 在诈骗账户名单上`,
    by: (name) => `批准者：${name}`,
    until: (moment) => `截止时间：${moment}`,
    button: '提案',
  },
  timed: {
    locale,
    titles: {
      waits: '⏳ 限时转账等待密语',
      taken: '✅ 限时转账已支付',
      returned: '↩️ 限时转账已退还',
    },
    between: (amount, from, to) => `${amount}，从 ${from} 到 ${to}`,
    number: (id) => `ID ${id}`,
    until: (moment) => `将于 ${moment} 退还付款方`,
    secret: '密语已公开在区块链上：在兑换中，可凭它领取另一部分。',
    button: '限时转账',
  },
  orderChanged: {
    titles: {
      filled: '✅ 订单已成交',
      partlyFilled: '订单部分成交',
      expired: '⌛ 订单已过期',
      cancelled: '❌ 订单已取消',
    },
    bought: (had, paid) => `以 ${paid} 买入 ${had}`,
    sold: (given, had) => `卖出 ${given}，得到 ${had}`,
    price: (price) => `价格 ${price}`,
    fee: (amount) => `市场手续费 ${amount}`,
    open: (rest) => `剩余未成交：${rest}`,
    saleEnded: (price, rest) => `卖出订单，价格 ${price}：${rest} 已退回余额`,
    purchaseEnded: (price, rest) => `买入订单，价格 ${price}：${rest} 已退回余额`,
    account: (name) => `账户 ${name}`,
    more: (count) => `另有 ${count} 个订单，请在应用中查看`,
    button: (quote, base) => `市场 ${quote} / ${base}`,
  },
};
