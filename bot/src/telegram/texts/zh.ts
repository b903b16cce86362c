import { alertsZh } from './alerts/zh.ts';
import { findZh } from './find/zh.ts';
import { requestsZh } from './requests/zh.ts';
import type { Texts } from './texts.ts';

export const zh: Texts = {
  locale: 'zh-Hans',
  welcome: [
    '欢迎使用 XBTS',
    '基于 BitShares 区块链的钱包，支持兑换、资金池和 SmartHolder 质押。',
    '无需注册，无需身份验证。\n密钥只保存在您的设备上，机器人和服务器都看不到。',
    '点击按钮打开应用。',
  ].join('\n\n'),
  welcomeByPartner: (partner) => `您由 ${partner} 邀请。`,
  help: [
    '我能做什么：\n/wallet /pools /stake — 打开应用\n/price BTS — 价格与走势图\n/fees — 网络手续费',
    '/notify — 通知\n/accounts — 关注的账户\n/orders — 这些账户的未成交订单\n/alert — 价格提醒\n/minimum — 通知的最小转入金额\n/quiet — 免打扰时段',
    '/pay — 付款给联系人\n/findme — 允许联系人找到您\n/partner — 邀请链接\n/language — 语言\n/support — 人工帮助\n/stop — 删除我保存的关于您的一切',
    '在任意聊天中输入我的名字，再输入：\n“10 BTS to alice-trader7 咖啡” — 请求付款\n“STH” — 显示价格',
    '请只在应用内登录。我从不索要密码、密钥或 PIN 码，也不会主动联系您询问这些。任何索要的人都是骗子，无论其名称是什么。',
  ].join('\n\n'),
  unhandled: '我没有看懂。发送 /start 打开应用，发送 /help 查看所有命令。',
  unreadable: '我无法读取图片、贴纸、语音消息或文件。所有命令：/help\n人工帮助：/support',
  forwarded: '我不执行转发的消息。请自己发送命令：/help',
  oldButton: '此按钮已失效。发送 /help 查看所有命令。',
  secret: {
    deleted:
      '🔑 这像是私钥、密码或 PIN 码\n我已删除您的消息。切勿发送给任何人：不要发给我，也不要发给客服。\n\n如果可能已被他人看到，请立即在应用中更换密钥和密码。',
    kept: '🔑 这像是私钥、密码或 PIN 码\n我无法删除您的消息，请自行为所有人删除。切勿发送给任何人：不要发给我，也不要发给客服。\n\n如果可能已被他人看到，请立即在应用中更换密钥和密码。',
  },
  pages: { previous: '‹ 上一页', next: '下一页 ›' },
  launchButton: '打开 XBTS',
  menuButton: 'XBTS',
  commands: {
    start: '打开应用',
    wallet: '钱包',
    pools: '资金池',
    stake: 'SmartHolder 质押',
    price: '资产价格与走势图',
    fees: '网络手续费',
    notify: '通知',
    accounts: '关注的账户',
    orders: '这些账户的未成交订单',
    alert: '价格提醒',
    quiet: '免打扰时段',
    minimum: '通知的最小转入金额',
    pay: '付款给联系人',
    findme: '允许联系人找到您',
    partner: '您的邀请链接',
    language: '机器人的语言',
    support: '人工帮助',
    stop: '停止并删除您的所有数据',
    help: '所有命令',
  },
  refusePartner: '移除邀请人',
  partnerRefused: '已移除邀请人，以后也不会为您记录。',
  partner: (link, count) =>
    `您的邀请链接\n${link}\n\n通过它加入的人数：${count}。他们会看到您的账户名，并可以拒绝。仅一级邀请。`,
  partnerNeedsAccount: '邀请链接包含您的账户名，而我还不知道它。\n\n请打开应用：“更多”→“机器人通知”。',
  notify:
    '通知\n点按即可开启或关闭。\n\n为此保存：您的聊天应用 ID、语言、账户及其未成交订单、提醒、免打扰时段和这些选项。发送 /stop 可全部删除。',
  notSubscribed: '通知尚未开启。\n\n请打开应用：“更多”→“机器人通知”，由账户密钥签名证明账户属于您。',
  kinds: {
    payout: 'SmartHolder 派息',
    incomingTransfer: '收到转账',
    depositCredited: '充值到账',
    stakeMatured: '质押和余额解锁',
    orderChanged: '订单成交、过期或取消',
    proposal: '待批准的提案及其结果',
    timedTransfer: '转给我和我转出的限时转账',
    keysChanged: '我的账户密钥被更改',
  },
  mute: '🔕 全部静音',
  unmute: '🔔 取消静音',
  accounts: '关注的账户：',
  noAccounts: '您还没有关注账户。\n\n要添加账户，请打开应用：“更多”→“机器人通知”。',
  removeAccount: (name) => `移除 ${name}`,
  orders: {
    title: '未成交订单',
    none: (names) => `没有未成交订单。\n账户：${names}`,
    buys: (amount, price) => `买入 ${amount}，价格 ${price}`,
    sells: (amount, price) => `卖出 ${amount}，价格 ${price}`,
    filled: (percent) => `已成交 ${percent}%`,
    until: (moment) => `有效至 ${moment}`,
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
    '我保存的关于您的一切均已删除：订阅、账户、提醒、收款请求、选项、待发消息和邀请人。\n\n除非您再次要求，我不会再发消息。',
  description: 'XBTS：BitShares 钱包，支持兑换、资金池和质押。密钥不会离开您的设备，机器人也从不索要。',
  privateOnly: '此功能仅限与我私聊时使用。',
  unavailable: '区块链没有响应，请一分钟后重试。',
  noRecords: '我的记录暂不可用，无法查看或更改。请一分钟后重试。应用不受影响。',
  open: {
    wallet: '打开钱包',
    pools: '打开资金池',
    smartholder: '打开 SmartHolder',
    swap: '兑换',
  },
  wallet: '钱包在应用中打开：余额、转账和收款。\n\n密钥和 PIN 码只在应用中输入，绝不要在此聊天中输入。',
  stake: (payers) =>
    [
      'SmartHolder 质押',
      '交易所最多 50% 的交易利润分给质押 STH 1、3、6 或 12 个月的用户。\n6 个月权重加 50%，12 个月加倍。',
      `派息：每月 1 日和 15 日，以链上转账发放${payers === '' ? '' : `，付款账户 ${payers}`}。`,
    ].join('\n\n'),
  staked: ({ sum, weight, holders }) =>
    `总质押：${sum}\n账户数：${holders}${weight === null ? '' : `\n加上期限加成：${weight}`}`,
  noStaked: {
    silent: '质押服务没有响应。质押和领取不受影响。',
    unknownForm: '质押服务返回的数据无效，无法得知质押总量。质押和领取不受影响。',
    none: '本应用未接入质押服务，无法得知质押总量。质押和领取不受影响。',
  },
  percent: (value) => `${value}%`,
  price: {
    ask: '哪个资产？例如：/price STH',
    unknownAsset: (symbol) => `未找到资产 ${symbol}，请检查拼写。`,
    none: (symbol) => `${symbol}：无价格`,
    change: (percent) => `24 小时 ${percent}`,
    change1h: (percent) => `1 小时 ${percent}`,
    volume: (volume) => `24 小时交易量 ${volume}`,
    chart: (unit) => `走势图：最近 7 天的成交，以 ${unit} 计价，UTC`,
    noChart: '最近 7 天成交太少，无法绘图。',
  },
  pools: {
    title: '最大的资金池',
    none: (query) => `没有包含 ${query} 的资金池，请检查拼写。`,
    line: ({ apy, fee, worth }) =>
      `APY ${apy}% · 手续费 ${fee}%${worth === undefined ? '' : ` · 流动性 ≈ ${worth}`}`,
  },
  fees: {
    title: '网络手续费',
    note: '转账附备注会增加手续费。签名前应用会显示准确的手续费。',
    names: {
      transfer: '转账',
      limit_order_create: '创建订单',
      limit_order_cancel: '取消订单',
      liquidity_pool_exchange: '兑换',
      liquidity_pool_deposit: '添加流动性',
      liquidity_pool_withdraw: '移除流动性',
      vesting_balance_create: '质押',
      vesting_balance_withdraw: '领取质押',
    },
  },
  digitGap: ',',
  sources: (names) => `来源：${names.join('、')}`,
  missing: (names) => `没有响应：${names.join('、')}`,
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
      `${account} 邀请您使用 XBTS：支持兑换、资金池和质押的 BitShares 钱包。密钥只保存在您的设备上。`,
    pool: (name) => `XBTS 上的资金池 ${name}`,
    openPool: '打开资金池',
  },
  inline: {
    appTitle: 'BitShares 上的 XBTS',
    appText: 'XBTS：支持兑换、资金池和 SmartHolder 质押的 BitShares 钱包。密钥只保存在您的设备上。',
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
