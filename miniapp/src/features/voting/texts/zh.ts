import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { votingEn } from './en.ts';

export const votingZh: TextsIn<typeof votingEn, 'other'> = {
  title: '投票',
  hint: '由谁运行网络：自己投票或委托代理',
  about:
    '见证人生产区块，理事会设定手续费和规则，工作者因其工作获得报酬。投票不会锁定您的币，只需支付网络手续费。',
  who: '由谁投票',
  own: '我自己投票',
  byProxy: '由代理代我投票',
  proxyField: '代理账户',
  proxyHint: '它以您的权重投票，不能对您的账户做任何其他操作。',
  proxyDecides:
    '代理以您的权重为见证人、理事会和工作者投票，并可随时更改。在您重新自己投票之前，您的投票不生效。它不能动用您的币。',
  ownRest: '您通过 {{name}} 投票，下面的选择不生效。',

  weight: '您的投票权重',
  counted: '上次计票时',
  wouldCount: '可计入的币',
  nextCount: '下次计票',
  fullUntil: '全部权重截至',
  left: '剩余权重',
  eighths: '{{number}}/8',
  goneAt: '失去权重自',
  decay: '投票会衰减：360 天不变后，每 45 天减少 1/8。更改投票会重新计算，再次选择相同的则不会。',
  needsTickets:
    '在此网络上，只有锁定在投票票券中的币才计入。此账户没有票券，投票没有权重。本应用无法创建票券。',

  parts: '候选人',
  witnesses: '见证人 · {{number}}',
  committee: '理事会 · {{number}}',
  workers: '工作者 · {{number}}',
  workersNone: '未找到工作者。',
  workersPaid: '工作者由网络储备支付报酬，得票多者优先，直到每日预算 {{amount}} 用完。以上次计票为准。',
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
  nobody: '没有该名称的候选人',
  more: '还有 {{number}} 个：按名称搜索，或显示全部。',
  voted: '投票已提交，将从下次计票起计入。',
  viewOnly: '该账户仅供查看，无法更改投票。',
};
