import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { keysEn } from './en.ts';

export const keysZh: TextsIn<typeof keysEn, 'other'> = {
  search: '搜索资产、账户',
  keyboard: '键盘',
  goTo: '前往{{screen}}',
  pay: '付款',
  hide: '隐藏或显示余额',
  rows: '在各行间移动',
  open: '打开该行',
  list: '全部按键',
  letters: '单键快捷键',
  lettersHint: '若使用语音输入或容易误触，可关闭。Ctrl K 和方向键仍可用。',
};
