import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { walletEn } from './en.ts';

export const walletZh: TextsIn<typeof walletEn, 'other'> = {
  'wallet.totalBalance': '总余额',
  'wallet.in24h': '24 小时',
  'wallet.showBalances': '显示余额',
  'wallet.hideBalances': '隐藏余额',
  'wallet.portfolio': '资产组合',
  'wallet.stake': '质押',
  'wallet.withdraw-fiat': '法币提现',
  'wallet.endSearch': '关闭搜索',
  'wallet.hideZero': '隐藏零余额',
  'wallet.hidden': '已隐藏资产：{{count}}',
  'wallet.noPrices': '目前没有价格数据',
  'wallet.noPriceService': '此处没有价格来源',
  'wallet.unpriced_other': '总额未包含 {{count}} 种没有价格的资产。',
  'wallet.multiSignature': '需要更多签名',
};
