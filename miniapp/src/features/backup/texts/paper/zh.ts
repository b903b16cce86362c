import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { paperEn } from './en.ts';

export const paperZh: TextsIn<typeof paperEn, 'other'> = {
  'create.passwordShown': '每四个字符一组的密码',

  'paper.printerWarning':
    '打印机会留下记录。请使用自己的有线打印机；不要使用共用或办公室的打印机，也不要存到云端。谁看到这些页面，谁就拥有该账户。',
  'paper.print': '打印',
  'paper.putAway': '收起',
  'paper.make': '显示纸钱包',
  'paper.heldLead': '此账户的密钥将显示一次，供打印或手抄。请确保没有人看到您的屏幕。',
  'paper.heldHint':
    '本设备只保存日常使用的密钥，不保存所有者密钥和密码：输入其中之一，纸上便会包含全部内容。',
  'paper.secret': '密码或所有者密钥（可选）',
  'paper.noOwner': '缺少所有者密钥：本设备不保存它。输入密码即可制作包含全部密钥的纸钱包。',
  'paper.sheetNoOwner': '此页不含所有者密钥。',
  'paper.madeOn': '制作日期',
  'paper.former': '旧密钥',
  'paper.formerAllows': '可读旧留言，不能动用资产。',
  'paper.keys': '私钥',
  'paper.publicKey': '公钥',
  'paper.qr': '私钥二维码：{{role}}',
  'paper.sheetWarning': '机密。谁看到此页，谁就拥有该账户。丢失后无人能够补发。',

  'check.group': '第 {{number}} 组',
};
