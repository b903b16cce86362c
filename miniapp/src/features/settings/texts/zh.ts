import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { settingsEn } from './en.ts';

export const settingsZh: TextsIn<typeof settingsEn, 'other'> = {
  'settings.theme': '外观',
  'settings.themeAuto': '自动',
  'settings.themeAutoInside': '跟随聊天应用',
  'settings.themeAutoDevice': '跟随设备',
  'settings.themeLight': '浅色',
  'settings.themeDark': '深色',
  'settings.usd': '美元',
  'settings.eur': '欧元',
  'settings.rub': '俄罗斯卢布',
  'settings.cny': '人民币',
  'settings.hideBalances': '隐藏余额',
  'settings.hideZero': '隐藏零余额',
  'settings.securityHint': 'PIN 码、锁定、备份、密码、重置',
  'settings.about': '关于',
  'settings.version': '版本',

  'lock.now_other': '闲置 {{count}} 分钟后锁定',
  'lock.onHide': '离开应用时立即锁定',
  'lock.title': 'PIN 码与自动锁定',

  'notices.section': '通知',
  'notices.hint': '收付款和派息由机器人在聊天应用中通知',

  'oneNode.title': '只有一个节点应答时',
  'oneNode.hint': '您签名的内容会与两个独立节点核对。只有一个节点时，超过此金额的付款需要您再次同意。',
  'oneNode.always': '每次都询问',
  'oneNode.above': '超过 {{amount}} 时询问',
  'slippage.title': '兑换滑点',
  'slippage.hint': '若实际所得低于报价的幅度超过此值，兑换不会执行。',
  'slippage.other': '其他：{{percent}}%',
  'slippage.otherHint': '在兑换页选择',

  'reset.title': '重置',
  'reset.appHint':
    '在“安全”中：清除欢迎提示、语言、PIN 码以及所有账户和密钥；联系人和保存的地址也会清除，除非您选择保留。',
  'reset.saved': '清除联系人和地址',
  'reset.savedHint': '联系人、保存的提现地址、网关记录、收藏。密钥保留。',
  'reset.savedWarning':
    '将从本设备删除：联系人、保存的提现地址、您通过网关充值和提现的记录，以及收藏。链上和网关中的数据不受影响。此操作无法撤销。',
  'reset.savedNow': '清除',
  'reset.savedDone': '联系人、地址、网关记录和收藏已清除。',
};
