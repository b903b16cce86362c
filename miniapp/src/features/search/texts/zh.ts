import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { searchEn } from './en.ts';

/** The search over the chain. */
export const searchZh: TextsIn<typeof searchEn, 'other'> = {
  field: '资产代码、账户名或 ID',
  any: '查找任意资产或账户',
  hint: '输入代码或名称的开头，或输入 ID：1.2.x 为账户，1.3.x 为资产。',
  accounts: '找到的账户',
  assets: '找到的资产',
  none: '未找到结果',
};
