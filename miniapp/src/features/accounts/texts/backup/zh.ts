import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { backupEn } from './en.ts';

export const backupZh: TextsIn<typeof backupEn, 'other'> = {
  makeHint:
    '包含本设备所有账户的密钥，由单独的密码保护；还包含联系人、已保存的地址、收藏、隐藏的资产、设置，以及本设备对收款方的记录。没有该密码，任何人（包括您）都无法打开。',
  also: '除密钥外还包含',
  notIn: '不包含：PIN 码、锁定与确认设置、机器人消息，以及进行中的充值和提现。',
  alertsOutside: '价格提醒保存在机器人处：在聊天应用中创建的备份才会包含它们。',
  alertsFailed: '机器人未能提供您的价格提醒，此备份不包含它们。{{reason}}',
  open: '打开备份',
  openHint: '在您看到其中内容之前，本设备不会有任何变化。',
  made: '创建于 {{time}}',
  madeEarlier: '由旧版应用创建：仅包含密钥，没有日期。',
  keys: '账户密钥',
  keyNew: '尚未在本设备上',
  keyHere: '已在本设备上：其密钥将被备份中的密钥替换；若此后更换过密码，备份中的密钥已失效。',
  keyMore: '本设备仅可查看：将加入其密钥',
  parts: '密钥以外',
  partsHint: '本设备已有的内容保持不变：只添加缺少的。',
  'groups.addresses': '提现地址',
  'groups.facts': '对收款方和资产的记录',
  'groups.hidden': '您隐藏的资产',
  'groups.saved': '账户备注和仅查看的账户',
  'groups.alerts': '价格提醒',
  counted: '备份中：{{count}} · 将添加：{{added}}',
  newer: '由更新版本的应用写入：请先重新加载页面。',
  botSilent: '备份中：{{count}}。需由机器人重新设置，而此处无法询问它：请在聊天应用中打开本应用。',
  contradicted:
    '本设备与备份不一致：{{names}}。名称对应的账户永不改变，因此其中一方收到了虚假信息。本设备保留现有记录：付款前请先查明。',
  restoreChosen: '恢复所选内容',
  partsRestored: '所选内容已恢复。',
};
