import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { timedEn } from './en.ts';

/** Texts of timed transfers, in Chinese. */
export const timedZh: TextsIn<typeof timedEn, 'other'> = {
  title: '限时转账',
  hint: '凭密语领取，到期自动退还',
  about:
    '款项立即离开付款方，保留在区块链上。任何知道密语的人都能触发支付，但只会付给收款方。到期无人触发，则自动退还付款方。',
  new: '新建限时转账',
  incoming: '转入此账户',
  outgoing: '从此账户转出',
  over: '已领取或退还',
  'waiting.none': '没有待处理的限时转账',
  'waiting.noneHint': '转入和转出此账户的限时转账会显示在这里。',
  left: '剩余 {{hours}} 小时',
  ending: '已到期',
  taken: '已领取',
  returned: '已退还',
  notAllowed: '此网络的理事会未开放限时转账。',
  viewOnly: '该账户仅供查看，无法领取或延长。',

  'fact.ends': '退还付款方的时间',
  'fact.hash': '哈希（{{algorithm}}）',
  'fact.size': '密语长度',
  'fact.bytes': '{{count}} 字节',
  'fact.id': '限时转账 ID',

  'take.title': '凭密语领取',
  'take.secret': '密语',
  'take.secretHint': '请与付款方提供的内容完全一致',
  'take.scan': '粘贴密语',
  'take.public': '密语将在区块链上公开。在兑换中，对方可凭它领取自己的部分，双方都由此收款。',
  'take.late': '剩余不足 10 分钟。若未能及时进入区块，款项会退还付款方，而密语已被所有人看到。',

  'extend.title': '延长时间',
  'extend.hours': '增加小时数',
  'extend.confirm': '延长',
  'extend.warning': '时间只能延长，不能缩短。款项不会提前退回。',
  'extend.most': '自现在起最多 {{hours}} 小时',

  'secret.title': '您的密语',
  'secret.show': '显示密语',
  'secret.copy': '复制密语',
  'secret.elsewhere': '此设备上没有这笔转账的密语。',
  'secret.given': '已公开的密语',

  'form.hours': '退还时间（小时后）',
  'form.hoursHint': '若无人领取，约于 {{time}} 退还',
  'form.pick': '要转账的资产',
  'form.secretBy': '密语在谁手里',
  'form.own': '在我手里',
  'form.theirs': '在对方手里',
  'form.ownText': '在此设备上生成。任何持有它的人都能让款项付给 {{name}}。请在收到您所购之物后再交出。',
  'form.ownNobody': '收款方',
  'form.kept': '仅加密保存在此设备上，请另行复制。没有它谁也无法领取，您只能等到期退还。',
  'form.theirsText':
    '用于兑换：用与对方相同的哈希锁定您的部分。您的期限应明显早于对方，以便在对方公开密语后有时间领取其部分。',
  'form.hash': '对方给出的哈希',
  'form.algorithm': '哈希算法',
  'form.size': '对方密语的字节数',
  'form.sizeHint': '几乎都是 32。长度不符时，双方可能都无法领取。',
  'form.ends': '大约退还给您的时间',

  'done.created': '限时转账已创建。',
  'done.taken': '已付给收款方。',
  'done.extended': '时间已延长。',
};
