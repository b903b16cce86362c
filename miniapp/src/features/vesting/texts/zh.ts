import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { vestingEn } from './en.ts';

export const vestingZh: TextsIn<typeof vestingEn, 'other'> = {
  title: '待释放余额',
  hint: '返现、手续费份额和锁定余额：现在和以后可领取多少',
  none: '没有待释放余额',
  noneHint:
    '区块链逐步释放的资金会显示在这里：返现、市场手续费份额、见证人和工作者报酬，以及为您锁定的余额。',
  stakesHint: '质押有单独的页面，可查看期限和派息。',
  stakeUntil: '{{time}} 解锁',

  'kind.cashback': '网络手续费返现',
  'kind.market_fee_sharing': '市场手续费份额',
  'kind.witness': '见证人报酬',
  'kind.worker': '工作者报酬',
  'kind.other': '锁定余额',
  'source.cashback':
    '区块链从网络手续费中支付：终身会员可收回自己手续费的一部分，以及其引荐账户手续费的一部分。',
  'source.market_fee_sharing': '该资产的发行人将部分市场手续费分给引荐交易者的账户。',
  'source.witness': '此账户作为见证人每生产一个区块，区块链就支付一次。',
  'source.worker': '区块链每天支付给持有人投票支持的工作者。',
  'source.other': '由您或他人为此账户锁定。',

  rule: '释放规则',
  instant: '随时可领取',
  linear: '到 {{end}} 为止均匀释放，{{cliff}} 之前不释放',
  coinDays_other: '{{count}} 天内均匀释放',
  gate_other: '{{start}} 之前不释放，全程 {{count}} 天均匀释放',

  all: '全部余额',
  later: '若在此之前不领取',
  laterHint: '当天可领取的数量。',
  wholeOn: '{{time}}（全部）',
  nothingYet: '目前还没有可领取的部分。',
  howMuch: '领取金额',
  rest: '领取后还剩 {{amount}}，全部将于 {{time}} 释放。',
  restarts: '领取后重新计时：剩余部分按完整期限重新释放。等待不会有损失。',
  feeMore: '手续费超过本次领取金额。请等待释放更多。',
  viewOnly: '该账户仅供查看，无法领取。',
  id: '余额 ID',
  kind: '余额类型',
  collected: '已收取的市场手续费',
};
