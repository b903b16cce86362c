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
    '/start – 打开应用\n/help – 显示本消息',
    '请只在应用内登录：使用账户名和密码，或使用私钥。',
    '我从不索要密码、密钥或 PIN 码，也不会主动联系您询问这些。任何索要的人都是骗子，无论其名称是什么。',
  ].join('\n\n'),
  unhandled: '我没有理解。/start 打开应用，/help 查看更多说明。',
  launchButton: '打开 XBTS',
  menuButton: 'XBTS',
  commands: { start: '打开应用', help: '机器人能做什么' },
  description: 'XBTS：BitShares 上的钱包、兑换、流动性池和质押。密钥不会离开您的设备，机器人从不索要密钥。',
};
