import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { marketEn } from './en.ts';

export const marketZh: TextsIn<typeof marketEn, 'other'> = {
  'orders.title': '未成交订单',
  'orders.sells': '卖出',
  'orders.wants': '至少换取',
  'orders.price': '价格 {{price}}',
  'orders.expires': '有效至 {{time}}',
  'orders.sold': '已成交 {{percent}}%',
  'orders.cut': '只显示前 500 个未成交订单。',
  'orders.hint': '订单卖出的资产会一直锁定，直到成交、取消或过期。',
  'orders.choose': '选择多个',
  'orders.endChoice': '结束选择',
  'orders.most': '一笔交易最多取消 {{most}} 个：先取消最早的。',
  'orders.tick': '选择订单 {{id}}',
  'move.one': '修改',
  'cancel.one': '取消订单',
  'cancel.all_other': '取消全部 {{count}} 个订单',
  'cancel.some_other': '取消选中的 {{count}} 个订单',
  'cancel.why': '订单尚未成交的部分和下单手续费会退回，已成交的部分不会退回。',
  'cancel.success_other': '已取消 {{count}} 个订单。',
};
