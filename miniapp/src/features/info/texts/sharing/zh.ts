/** 分享资金池、应用和邀请。 */
export const sharingZh = {
  'share.app': '分享应用',
  'share.appText': 'XBTS：BitShares 上的钱包与交易所。密钥只保存在您的设备上。',
  'share.invite': '邀请好友',
  'share.inviteHint': '带有您账户名的链接。仅一级；对方可以拒绝。',
  'share.sent': '已发送',
};
