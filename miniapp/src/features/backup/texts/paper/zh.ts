import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { paperEn } from './en.ts';

export const paperZh: TextsIn<typeof paperEn, 'other'> = {
  'create.passwordShown': '每四个字符一组的密码',

  'paper.printerWarning':
    '打印机会留存内容。请用自己的有线打印机，不要用共用或办公室打印机，也不要存到云端。谁看到这些页面，谁就拥有该账户。',
  'paper.print': '打印',
  'paper.putAway': '隐藏密钥',
  'paper.make': '显示纸钱包',
  'paper.heldLead': '将显示一次该账户的密钥，供打印或手抄。请确保没有人能看到您的屏幕。',
  'paper.heldHint': '本设备只保存日常使用的密钥。输入密码或所有者密钥，即可一并打印。',
  'paper.secret': '密码或所有者密钥（可选）',
  'paper.noOwner': '不含所有者密钥：本设备不保存它。如需打印全部密钥，请重新开始并输入密码。',
  'paper.sheetNoOwner': '此页不含所有者密钥。',
  'paper.madeOn': '制作日期',
  'paper.former': '旧密钥',
  'paper.formerAllows': '可读旧备注，不能动用资产。',
  'paper.keys': '私钥',
  'paper.publicKey': '公钥',
  'paper.qr': '私钥二维码：{{role}}',
  'paper.sheetWarning': '机密。谁看到此页，谁就拥有该账户。一旦丢失，无人能补发。',

  'check.group': '第 {{number}} 组',

  'paper.next': '我已保存在纸上',
  'check.title': '核对密码',
  'check.lead': '请对照纸上的记录，输入密码中的这两组。',
  'check.submit': '核对',
  'backUp.title': '备份您的账户',
  'backUp.hint': '2 分钟，准备纸和笔',
  'backUp.lead': '输入 PIN 码查看密码和密钥。请手抄或打印，然后输入其中两组。',
  'backUp.done': '账户已备份',
};
