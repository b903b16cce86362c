import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
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

  'review.oneNode': '只有一个节点确认此内容，无法向其他节点核实。请仔细核对金额和收款方。',
  'review.confirmedBy_other': '由 {{count}} 个独立节点确认',
  'review.nodes': '节点',
  'review.validUntil': '有效期至',
  'review.validFor': '{{time}}，还剩 {{seconds}} 秒',
  'review.afterBlock': '在此区块之后',
  'danger.consent': '我明白，仍要签名',
  'danger.oneNode':
    '此页所有内容仅来自 {{node}} 一个节点。如果它在账户名、金额或资产上说谎，没有其他节点可以反驳。',
  'danger.otherAccount':
    '您上次使用 {{name}} 时它对应账户 {{before}}，现在对应 {{now}}。本链上的账户名不会转移：节点现在或当时说了谎。',
  'danger.otherMemoKey': '给 {{name}} 的留言将用与上次不同的密钥加密。请向收款方确认是否更换过密钥。',
  'danger.otherAsset':
    '您上次使用时 {{symbol}} 是 {{before}}，现在是 {{now}}。资产不会更换代码：节点现在或当时说了谎。',
  'danger.otherPrecision':
    '您上次使用 {{symbol}} 时它有 {{before}} 位小数，现在有 {{now}} 位。小数位数不会改变：实际金额可能不同。',
  'review.title': '核对并确认',
  'review.youSend': '您将转出',
  'review.memo': '留言',
  'review.confirm': '确认并签名',
  'review.final': '交易一经发出便无法撤销。',
  'review.wait': '正在读取当前手续费…',
  'review.youGet': '您至少得到',
  'review.scam': '{{account}} 在诈骗账户名单上。',
  'review.feeChanged': '手续费刚刚发生变化。请核对后再次确认。',
  'review.newPassword':
    '此操作将更换账户密码：所有者密钥、活跃密钥和备注密钥全部换新。旧密码及由其生成的所有密钥将失效。',
  'review.pinHint': 'PIN 码用于解锁本次签名所需的密钥。',
  'review.multiSignature': '仅凭这些密钥无法为 {{account}} 签名：它是多重签名账户。',
  'review.signedOnly': '您可以关闭此窗口。交易会继续进行，结果可在“记录”中查看。',

  'transaction.title': '交易',
  'transaction.signed': '已签名',
  'transaction.sent': '已发送到网络',
  'transaction.included': '已进入区块 {{number}}',
  'transaction.irreversible': '不可逆',
  'transaction.lost': '没有收到回应，正在查找该交易；不会重复发送。',
  'transaction.expired': '已过期：没有进入任何区块，今后也不会。可以放心重试。',
  'transaction.expiredOneNode':
    '已过期，但这只是唯一可询问的节点的说法。再次付款前，请先在浏览器中查找该交易。',
  'transaction.id': '交易 ID',
  'transaction.copyId': '复制交易 ID',
  'review.viewOnly': '该账户仅供查看，无法从中转出。',
};
