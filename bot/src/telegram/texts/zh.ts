import { alertsZh } from './alerts/zh.ts';
import { findZh } from './find/zh.ts';
import { requestsZh } from './requests/zh.ts';
import type { Texts } from './texts.ts';

export const zh: Texts = {
  locale: 'zh-Hans',
  welcome: [
    '欢迎使用 XBTS：基于 BitShares 区块链的钱包、兑换、资金池和 SmartHolder 质押。',
    '无需注册，无需身份验证。密钥只保存在您的设备上，机器人和服务器都看不到。',
    '点击按钮打开应用。',
  ].join('\n\n'),
  welcomeByPartner: (partner) => `您由 ${partner} 邀请。`,
  help: [
    '我能做什么：',
    '/start — 打开应用\n/wallet /pools /stake — 应用页面\n/price BTS — 资产价格与走势图\n/fees — 网络手续费',
    '/notify — 我会通知您什么\n/accounts — 我为您关注的账户\n/orders — 这些账户的未成交订单\n/alert — 价格到达时通知\n/quiet — 这段时间不发消息\n/minimum — 收款多少以上通知\n/pay — 向联系人付款\n/findme — 允许联系人找到您的账户\n/partner — 您的邀请链接\n/language — 更换语言\n/support — 人工帮助\n/stop — 删除我保存的关于您的一切',
    '在任意聊天中，在我的名字后：“10 BTS to alice-trader7 咖啡”请求付款，“STH”显示价格。',
    '请只在应用内登录：使用账户名和密码，或使用私钥。',
    '我从不索要密码、密钥或 PIN 码，也不会主动联系您询问这些。任何索要的人都是骗子，无论其名称是什么。',
  ].join('\n\n'),
  unhandled: '我没有看懂。发送 /start 打开应用，发送 /help 查看更多说明。',
  launchButton: '打开 XBTS',
  menuButton: 'XBTS',
  commands: {
    start: '打开应用',
    wallet: '您的钱包',
    pools: '资金池',
    stake: 'SmartHolder 质押',
    price: '资产价格与走势图',
    fees: '网络手续费',
    notify: '我会通知您什么',
    accounts: '我为您关注的账户',
    orders: '这些账户的未成交订单',
    alert: '价格提醒',
    quiet: '免打扰时间',
    minimum: '收款多少以上通知',
    pay: '向联系人付款',
    findme: '允许联系人找到您的账户',
    partner: '您的邀请链接',
    language: '机器人的语言',
    support: '人工帮助',
    stop: '停止并删除您的所有数据',
    help: '机器人能做什么',
  },
  refusePartner: '我不是由此人邀请的',
  partnerRefused: '没有为您记录邀请人，以后也不会。',
  partner: (link, count) =>
    `您的邀请链接：\n${link}\n\n通过它加入的人数：${count}。他们会看到您的账户名，并可以拒绝。仅一级。`,
  partnerNeedsAccount: '邀请链接包含您的账户名。请先打开应用，在“更多”中选择“派息通知”以告知账户。',
  notify:
    '我会通知您以下内容，点击可更改。\n\n为此保存：您的聊天应用 ID、语言、账户名及其未成交订单、您的提醒和免打扰时间以及这些选项。发送 /stop 可全部删除。',
  notSubscribed: '您尚未开启通知。请打开应用，在“更多”中选择“派息通知”，由账户密钥签名证明账户属于您。',
  kinds: {
    payout: 'SmartHolder 派息',
    incomingTransfer: '收到转账',
    depositCredited: '充值到账',
    stakeMatured: '质押和锁定余额到期',
    orderChanged: '订单成交、过期或取消',
    proposal: '等待我处理的提案及其结果',
    timedTransfer: '转给我和我转出的限时转账',
    keysChanged: '我的账户密钥被更改',
  },
  mute: '🔕 全部静音',
  unmute: '🔔 取消静音',
  accounts: '我为您关注以下账户：',
  noAccounts: '我没有为您关注任何账户。请打开应用，在“更多”中选择“派息通知”添加。',
  removeAccount: (name) => `移除 ${name}`,
  orders: {
    title: '未成交订单',
    none: (names) => `没有未成交订单。正在关注：${names}`,
    buys: (amount, price) => `买入 ${amount}，价格 ${price}`,
    sells: (amount, price) => `卖出 ${amount}，价格 ${price}`,
    filled: (percent) => `已成交 ${percent}%`,
    until: (moment) => `有效至 ${moment}`,
    more: (count) => `……另有 ${count} 个订单，请在应用中查看`,
    market: (quote, base) => `市场 ${quote} / ${base}`,
  },
  numbers: {
    ambiguous: (number, grouped) =>
      `这可能是 ${number} 或 ${grouped}。请写 ${grouped}（不加符号）或 ${number}0。`,
    otherDigits: (digits) => `${digits} 是其他文字的数字，请用 0–9 书写。`,
  },
  alerts: alertsZh,
  requests: requestsZh,
  find: findZh,
  forgotten:
    '已完成：您的订阅、账户、提醒、收款请求、选项、待发消息和邀请人均已删除。除非您再次要求，我不会再发送消息。',
  description: 'XBTS：BitShares 上的钱包、兑换、资金池和质押。密钥不会离开您的设备，机器人从不索要密钥。',
  privateOnly: '这只与您有关，请私下给我发消息。',
  unavailable: '区块链暂时没有响应，请一分钟后重试。',
  noRecords: '我暂时读不到自己的记录，无法查看或更改。请一分钟后重试。应用本身不受影响。',
  open: {
    wallet: '打开钱包',
    pools: '打开资金池',
    smartholder: '打开 SmartHolder',
    swap: '兑换',
  },
  wallet: '钱包在应用中打开：余额、转账和收款。密钥和 PIN 码只在应用中输入，绝不在此聊天中索要。',
  stake: (payers) =>
    [
      'SmartHolder 将交易所最多 50% 的交易利润分给质押 STH 1、3、6 或 12 个月的用户；6 个月权重加 50%，12 个月加倍。',
      `派息于每月 1 日和 15 日以链上转账发放${payers === '' ? '' : `，付款账户：${payers}`}。`,
    ].join('\n\n'),
  staked: ({ sum, weight, holders }) =>
    `总质押：${sum}，共 ${holders} 个账户。${weight === null ? '' : `加上期限奖励，权重为 ${weight}。`}`,
  noStaked: {
    silent: '质押服务暂时没有响应。质押和领取不受影响。',
    unknownForm: '质押服务的回应格式未知，因此无法得知质押总量。质押和领取不受影响。',
    none: '本应用未接入质押服务，因此无法得知质押总量。质押和领取不受影响。',
  },
  price: {
    ask: '哪个资产？例如：/price STH',
    unknownAsset: (symbol) => `链上没有资产 ${symbol}。`,
    none: (symbol) => `${symbol}：无价格`,
    percent: (value) => `${value}%`,
    change: (percent) => `24 小时 ${percent}`,
    change1h: (percent) => `1 小时 ${percent}`,
    volume: (volume) => `24 小时交易量 ${volume}`,
    chart: (unit) => `走势图：最近 7 天的成交，以 ${unit} 计价，UTC`,
    noChart: '最近 7 天成交太少，无法绘图。',
  },
  pools: {
    title: '最大的资金池',
    none: (query) => `没有包含 ${query} 的资金池。`,
    line: ({ apy, fee, worth }) =>
      `APY ${apy}% · 手续费 ${fee}%${worth === undefined ? '' : ` · 资金 ≈ ${worth}`}`,
  },
  fees: {
    title: '链上各操作的手续费',
    note: '转账留言会增加手续费。签名前应用会显示准确的手续费。',
    names: {
      transfer: '转账',
      limit_order_create: '创建订单',
      limit_order_cancel: '取消订单',
      liquidity_pool_exchange: '兑换',
      liquidity_pool_deposit: '存入资金池',
      liquidity_pool_withdraw: '从资金池提取',
      vesting_balance_create: '质押',
      vesting_balance_withdraw: '领取质押',
    },
  },
  digitGap: ',',
  sources: (names) => `来源：${names.join('、')}`,
  missing: (names) => `暂无响应：${names.join('、')}`,
  age: (seconds) => `${seconds} 秒前`,
  asOf: (moment) => `截至 ${moment}`,
  sourceNames: {
    prices: '价格服务',
    tickers: '市场服务器',
    orders: '链上订单簿',
    pool: '链上资金池',
    chain: '区块链',
    staking: '质押服务',
  },
  support: (chat) =>
    [
      `人工帮助：${chat}`,
      '我们从不主动联系您。我们和本机器人从不索要密码、私钥、PIN 码或备份文件。任何索要的人都是骗子，无论其名称是什么。',
    ].join('\n\n'),
  language: '请选择语言',
  languageChosen: '现在使用中文。',
  share: {
    invitation: (account) =>
      `${account} 邀请您使用 XBTS：BitShares 上的钱包、兑换、资金池和质押。密钥只保存在您的设备上。`,
    pool: (name) => `XBTS 上的资金池 ${name}`,
    openPool: '打开该池',
  },
  inline: {
    appTitle: 'BitShares 上的 XBTS',
    appText: 'XBTS：BitShares 上的钱包、兑换、资金池和 SmartHolder 质押。密钥只保存在您的设备上。',
    noPrice: '无价格',
  },
  keys: {
    mine: '好的。请在您的每台设备上用新密码重新登录。',
    activeLost:
      '请立即打开应用。所有者密钥未变：用账户密码或所有者密钥登录，并在“设置 → 安全”中修改密码。这会使其他所有密钥失效。',
    ownerLost:
      '请立即打开应用。所有者密钥也已被更换：旧密码无法再打开任何内容，没有人能替您取回账户。如果账户由多人共管，请询问他们。请通知所有向此账户付款的人，并更改您其他账户的密码。',
  },
};
