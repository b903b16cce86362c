import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { orderNewsEn } from './en.ts';

export const orderNewsZh: TextsIn<typeof orderNewsEn, 'other'> = {
  title: '订单动态',
  filled: '订单已成交',
  partlyFilled: '订单部分成交',
  expired: '订单已过期',
  cancelled: '订单已在别处取消',
  news: '{{outcome}}。{{details}}',
  sold: '卖出 {{given}}，得到 {{had}}，价格 {{price}}。',
  bought: '以 {{given}} 买入 {{had}}，价格 {{price}}。',
  back: '{{amount}} 已退回余额。',
  several_other: '{{count}} 个订单有变化。',
  clear: '清除',
  'income.from': '来自 {{name}}',
  'income.worth': '来自 {{name}} · {{worth}}',
  'income.several_other': '收到 {{count}} 笔转账',
  'income.open': '打开',
};
