import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { walletEn } from './en.ts';

export const walletZh: TextsIn<typeof walletEn, 'other'> = {
  'wallet.totalBalance': '总资产',
  'wallet.today': '今日',
  'wallet.day': '24 小时',
  'wallet.showBalances': '显示余额',
  'wallet.hideBalances': '隐藏余额',
  'wallet.portfolio': '资产走势',
  'wallet.stake': '质押',
  'wallet.stakes': '质押',
  'wallet.parts': '钱包分类',
  'wallet.filter': '搜索和排序',
  'wallet.endFilter': '关闭搜索',
  'wallet.hideZero': '隐藏零余额资产',
  'wallet.zeroHidden_other': '已隐藏 {{count}} 种零余额资产',
  'wallet.noPrices': '目前没有价格数据',
  'wallet.noPriceService': '此处没有价格来源',
  'wallet.unpriced_other': '总额未包含 {{count}} 种没有价格的资产。',
  'wallet.multiSignature': '需要更多签名',
};
