import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { chartEn } from './en.ts';

/** Texts of the charts in Chinese. */
export const chartZh: TextsIn<typeof chartEn, 'other'> = {
  none: '暂无数据。',
  summary:
    '{{label}}：{{from}} 为 {{first}}，{{to}} 为 {{last}}。最低 {{lowest}}，最高 {{highest}}，共 {{count}} 个点。',
  showTable: '以表格显示',
  hideTable: '隐藏表格',
  value: '数值',
  failed: '无法绘制图表，以下是其数据。',
  attribution: '图表由 TradingView 提供',
};
