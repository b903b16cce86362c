import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { searchEn } from './en.ts';

/** The search over the chain. */
export const searchZh: TextsIn<typeof searchEn, 'other'> = {
  field: '资产代码、账户名或 ID',
  any: '链上任意资产与账户',
  hint: '按代码或名称的开头搜索，或输入 ID：1.2.x 为账户，1.3.x 为资产。',
  accounts: '以此开头的账户',
  assets: '以此开头的资产',
  none: '链上没有以此开头的内容',
};
