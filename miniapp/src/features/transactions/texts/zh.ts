import type { TextsIn } from '../../../platform/i18n/messages.ts';
import type { reviewEn } from './en.ts';

export const reviewZh: TextsIn<typeof reviewEn, 'other'> = {
  'review.what': '将发生什么',
  'review.expects': '按当前状态您将得到',
  'review.expected': '目前预计',
  'review.mayRemain': '中间资产可能剩余',
  'review.noBlock': '未进入任何区块',
  'review.changed': '其间数字有变动',
  'review.consent': '比您确认时更差。尚未签名。请核对后再次确认。',
  'review.before': '之前 {{figure}}',
  'review.now': '现在 {{figure}}',
  'outcome.done': '{{account}} 的交易已进入区块 {{number}}。',
  'outcome.failed': '{{account}} 的一笔交易未成功。',
  'outcome.failedHeader': '未成功',
  'outcome.dismiss': '忽略',
  'review.assetCreate': '创建资产 {{symbol}}：{{precision}} 位小数，总量最多 {{supply}}。',
  'review.vestingCreate': '锁定 {{amount}}。{{term}}',
  'review.vestingWithdraw': '从锁定余额 {{id}} 中取出 {{amount}}。',
  'review.termLinear': '在 {{end}} 之前逐步解锁；{{cliff}} 之前不解锁。',
  'review.termCoinDays_other': '自 {{start}} 起，{{count}} 天后全部解锁。',
  'review.termInstant': '随时可以取出。',
  'review.poolCreate':
    '创建 {{assetA}} 与 {{assetB}} 的资金池，份额资产为 {{share}}。兑换手续费 {{taker}}\u00a0%，提取手续费 {{withdrawal}}\u00a0%。',
  'review.poolDelete': '删除空资金池 {{pool}}。',
  'review.poolDeposit': '向资金池 {{pool}} 存入最多 {{amountA}} 和 {{amountB}}。',
  'review.poolWithdraw': '将 {{amount}} 交回资金池 {{pool}}，换回两种资产中相应的部分。',
  'review.poolExchange': '向资金池 {{pool}} 卖出 {{amount}}，至少得到 {{least}}。',
};
