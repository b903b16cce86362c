import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { passwordEn } from './en.ts';

export const passwordZh: TextsIn<typeof passwordEn, 'other'> = {
  passwordIntro: '由所有者密钥签名一次，且不会保存。当前密码将在所有设备上失效，需重新登录。',
  presentPassword: '当前密码或所有者私钥',
  newPassword: '新密码',
  writeDown: '请立即抄下。密码仅显示一次，任何人都无法恢复。',
  paper: '包含全部密钥的纸钱包',
  confirmForgotten: '忘记的密码无法找回。',
  confirmWritten: '我已抄下密码。',
  confirmLoss: '丢失密码就等于丢失资产。',
  reviewChange: '核对更改',
  waiting: '正在链上更换密码…',
  storeKeys: '新密码已上链。请输入 PIN 码，将新密钥保存到本设备。',
  passwordChanged: '密码已更换。',
  refused: '网络拒绝了此更改。当前密码仍然有效。',
  next: '继续',
};
