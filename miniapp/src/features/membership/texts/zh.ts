import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { membershipEn } from './en.ts';

export const membershipZh: TextsIn<typeof membershipEn, 'other'> = {
  title: '终身会员',
  hint: '价格多少、返还多少，对您是否划算',
  basic: '{{account}} 是普通账户。',
  member: '{{account}} 是终身会员。',
  memberText: '区块链每天结算一次返现，计入待释放余额。',
  toCashback: '查看返现',

  terms: '当前价格和返现',
  price: '价格（一次性）',
  back: '返还给您',
  stays: '归网络所有',
  percentOf: '每笔网络手续费的 {{percent}}%',
  small: '不超过 {{amount}} 的手续费返现',
  smallWhen: '每日结算后即可领取',
  large: '更大手续费的返现',
  largeWhen_other: '{{count}} 天内逐步释放',

  use: '按您的使用和当前手续费',
  useFooter: '根据此账户的记录计算。从未成交的订单本来就会退还手续费，不计入。',
  last_other: '最近 {{count}} 天的手续费',
  saved: '本可返还',
  paid: '回本',
  paidAfter: '按此使用需 {{time}}',
  years_other: '{{count}} 年',
  months_other: '{{count}} 个月',
  days_other: '{{count}} 天',
  paidNever: '按此使用无法回本',
  neverHint: '按目前的使用情况，100 年内也无法回本。',
  cut: '操作过多，只计算了 {{time}} 之后的。',

  gives: '还有什么好处',
  giveRegister: '可以注册新账户，并收回其网络手续费的一部分。',
  givesNot: '不包括什么',
  notLess: '更低的手续费。每笔仍全额支付，之后返还一部分。',
  notOthers: '其他费用的返现：资产的市场手续费、资金池和网关的手续费、价格变动的损失。',
  notPrice: '价格退款。会员资格不能出售、转让或取消。',
  notVotes: '投票权、利息或对区块链的话语权。',

  consent: '我明白价格不予退还，会员资格不能取消。',
  done: '{{account}} 现在是终身会员。',
  become: '升级为终身会员',
  viewOnly: '该账户仅供查看，无法升级。',
};
