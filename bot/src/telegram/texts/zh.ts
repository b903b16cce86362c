import type { Texts } from './texts.ts';

export const zh: Texts = {
  welcome: [
    '欢迎使用 XBTS：基于 BitShares 区块链的钱包、兑换、流动性池和 SmartHolder 质押。',
    '无需注册，无需身份验证。密钥只保存在您的设备上，机器人和服务器都看不到。',
    '点击按钮打开应用。',
  ].join('\n\n'),
  welcomeByPartner: (partner) => `您由 ${partner} 邀请。`,
  help: [
    '我能做什么：',
    '/start – 打开应用\n/notify – 我会通知您什么\n/accounts – 我为您关注的账户\n/partner – 您的邀请链接\n/stop – 删除我保存的关于您的一切\n/help – 显示本消息',
    '请只在应用内登录：使用账户名和密码，或使用私钥。',
    '我从不索要密码、密钥或 PIN 码，也不会主动联系您询问这些。任何索要的人都是骗子，无论其名称是什么。',
  ].join('\n\n'),
  unhandled: '我没有理解。/start 打开应用，/help 查看更多说明。',
  launchButton: '打开 XBTS',
  menuButton: 'XBTS',
  commands: {
    start: '打开应用',
    notify: '我会通知您什么',
    accounts: '我为您关注的账户',
    partner: '您的邀请链接',
    stop: '停止并删除您的所有数据',
    help: '机器人能做什么',
  },
  refusePartner: '我不是由其邀请的',
  partnerRefused: '没有为您记录邀请人，以后也不会。',
  partner: (link, count) =>
    `您的邀请链接：\n${link}\n\n通过它加入的人数：${count}。他们会看到您的账户名，并可以拒绝。仅一级。`,
  partnerNeedsAccount: '邀请链接包含您的账户名。请先打开应用，在“更多”中选择“收益发放通知”以告知账户。',
  notify: '我会通知您以下内容，点击可更改。',
  notSubscribed: '您尚未开启通知。请打开应用，在“更多”中选择“收益发放通知”，由账户密钥签名证明账户属于您。',
  kinds: {
    payout: 'SmartHolder 收益发放',
    incomingTransfer: '收到转账',
    stakeMatured: '质押到期',
  },
  mute: '🔕 全部静音',
  unmute: '🔔 取消静音',
  accounts: '我为您关注以下账户：',
  noAccounts: '我没有为您关注任何账户。请打开应用，在“更多”中选择“收益发放通知”添加。',
  removeAccount: (name) => `移除 ${name}`,
  forgotten: '已完成：您的订阅、账户、选项、待发消息和邀请人均已删除。除非您再次要求，我不会再发送消息。',
  description: 'XBTS：BitShares 上的钱包、兑换、流动性池和质押。密钥不会离开您的设备，机器人从不索要密钥。',
};
