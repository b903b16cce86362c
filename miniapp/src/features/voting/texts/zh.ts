import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { votingEn } from './en.ts';

export const votingZh: TextsIn<typeof votingEn, 'other'> = {
  title: '投票',
  hint: '谁来运行网络：自己投票，或选择代您投票的账户',
  about:
    '见证人生产区块，理事会设定手续费和规则，工作者因其工作获得报酬。投票不会锁定您的币，只需网络手续费。',
  who: '由谁决定',
  own: '我自己投票',
  byProxy: '由他人代我投票',
  proxyField: '代您投票的账户',
  proxyHint: '它以您的权重投票，不能对您的账户做任何其他操作。',
  proxyDecides:
    '代理以您的权重决定见证人、理事会和工作者，现在如此，以后改变主意时也如此。您自己的投票暂停，直到您重新自己投票。它不能动用您的币。',
  ownRest: '您通过 {{name}} 投票：下面的选择暂不生效。',

  weight: '您的投票权重',
  counted: '上次计票时',
  wouldCount: '可计入的币',
  nextCount: '下次计票',
  fullUntil: '全部权重截至',
  left: '剩余权重',
  eighths: '8 份中的 {{number}} 份',
  goneAt: '失去权重自',
  decay: '投票会衰减：360 天不变后，每 45 天减少八分之一。更改投票会重新计算，再次选择相同的则不会。',
  needsTickets:
    '在此网络上，只有锁定在投票票券中的币才计入。此账户没有票券，投票没有权重；本应用不创建票券。',

  parts: '可投票的对象',
  witnesses: '见证人 · {{number}}',
  committee: '理事会 · {{number}}',
  workers: '工作者 · {{number}}',
  workersNone: '没有该名称的工作者申请报酬。',
  workersPaid:
    '工作者由网络储备支付报酬，得票多者优先，直到当日预算 {{amount}} 用完。谁获得报酬取决于上次计票的票数。',
  workerAsks: '每天申请 {{amount}}，{{since}} 至 {{until}}',
  payRefund: '报酬退回储备',
  payBurn: '报酬永久销毁',
  payOver_other: '报酬在 {{count}} 天内逐步释放',
  payAtOnce: '报酬可立即领取',
  payVests: '报酬逐步释放',
  workerFull: '今日已支付',
  workerPart: '部分支付',
  workerNone: '今日未支付',
  workerLater: '尚未开始',
  workerOver: '已结束',
  search: '按账户名称搜索',
  active: '在任',
  gotVotes: '得票：{{amount}}',
  nobody: '没有可投票的同名账户',
  more: '还有 {{number}} 个：按名称搜索，或显示全部。',
  voted: '投票已提交，将从下次计票起计入。',
  viewOnly: '此账户仅供查看，无法从这里更改投票。',
};
