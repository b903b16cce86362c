import type { TextsIn } from '../../messages.ts';
import type { stakingEn } from './en.ts';

export const stakingZh: TextsIn<typeof stakingEn, 'other'> = {
  'page.title': 'SmartHolder',
  'page.tabs': 'SmartHolder 的各部分',
  'tab.stakes': '我的质押',
  'tab.payouts': '派息',
  'tab.calendar': '日历',
  'tab.holders': '持有人',
  'tab.reports': '报告',
};
