import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { supportEn } from './en.ts';

export const supportZh: TextsIn<typeof supportEn, 'other'> = {
  warning: '客服从不主动联系您，也从不索要密码、私钥、PIN 码或备份文件。索要者都是骗子。',
  chat: '社区聊天',
  chatHint: '了解交易所和网关的人',
  faqHint: '缺少备注、网关缓慢、忘记密码、手续费',
  gateways: '网关状态',
  gatewaysHint: '目前哪些币可以充值和提现',
  diagnostic: '诊断信息',
  diagnosticHint: '版本与连接状态，不含账户、密钥、地址、金额或姓名。发送前请先阅读。',
  copy: '复制诊断信息',
};
