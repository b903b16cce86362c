import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { scamEn } from './en.ts';

export const scamZh: TextsIn<typeof scamEn, 'other'> = {
  'scam.mark': '诈骗',
  'scam.listed': '在诈骗名单中',
  'scam.byOperator': '{{account}} 在本服务的诈骗名单中（截至 {{time}}）。',
  'scam.byPublic': '{{account}} 在本链参考钱包的公开诈骗名单中（bitshares-ui，{{date}}）。',
  'asset.listed': '{{symbol}} 在本服务的诈骗资产名单中。向您发送它的人想骗取您的钱。',
  'asset.lookAlike': '{{symbol}} 不是 {{own}}：它由他人发行，交易所的网关不予兑付。',
  'asset.override': '{{symbol}} 的发行人可随时从任何账户收回该资产。',
  'asset.whitelist': '{{symbol}} 的发行人决定谁可以持有它，并可在任何账户中将其冻结。',
  'asset.restricted': '{{symbol}} 只能在发行人与持有人之间转账。可以在资金池中兑换，但不能转给他人。',
  'asset.unasked':
    '{{symbol}} 是未经您请求转入的：在您最近的操作中（已查看 {{read}} 条），您没有买入、卖出或转出过它。不要打开随附的链接，也不要为“解锁”付款。',
};
