import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { historyEn } from './en.ts';

export const historyZh: TextsIn<typeof historyEn, 'other'> = {
  'history.counter': '对应数额',
  'history.empty': '还没有任何操作',
  'history.emptyHint': '您的转出和转入都会列在这里。',
  'history.older': '查看更早的记录',
  'history.onTheWay': '进行中',
  'history.pendingSigned': '已签名，正在发送',
  'history.pendingLost': '已发送，尚无回应',
  'history.pendingSent': '已发送，等待进入区块',
  'history.from': '来自 {{name}}',
  'history.given': '付出',
  'history.got': '获得',
  'history.offered': '卖出',
  'history.asked': '换取',
  'history.feeOfSender': '手续费（由付款方支付）',
  'history.trxInBlock': '区块内交易序号',
  'history.copyOperation': '复制操作 ID',
  'history.showBlock': '在浏览器中查看区块',
  'history.encryptedMemo': '加密留言',
  'history.foreignMemo': '此留言需要用其他密钥才能阅读。',
  'history.unlockMemo': '解锁后阅读留言',

  'history.scam': '此操作中的账户或资产在诈骗名单中。请勿打开其链接，也不要回转任何资产。',

  'history.expired': '订单已过期',
  'history.rest': '订单余量已退回',
  'history.order': '订单编号',
  'history.price': '市场手续费前的价格',
  'history.priceOf': '一个 {{quote}} = {{price}} {{base}}',
  'history.role': '成交一方',
  'history.maker': 'Maker：在订单簿上等待',
  'history.taker': '吃单：立即成交',
  'history.marketFee': '已扣市场手续费',

  'history.failed': '未成功',
  'history.dismiss': '忽略',
};
