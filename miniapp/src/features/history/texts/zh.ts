import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { historyEn } from './en.ts';

export const historyZh: TextsIn<typeof historyEn, 'other'> = {
  'history.counter': '对应金额',
  'history.empty': '还没有任何操作',
  'history.emptyHint': '您的转出和转入会显示在这里。',
  'history.older': '查看更早的记录',
  'history.onTheWay': '处理中',
  'history.pendingSigned': '已签名，正在发送…',
  'history.pendingLost': '已发送，尚无响应',
  'history.pendingSent': '已发送，等待进入区块',
  'history.from': '来自 {{name}}',
  'history.given': '支付',
  'history.got': '获得',
  'history.offered': '卖出',
  'history.asked': '买入',
  'history.feeOfSender': '手续费（由付款方支付）',
  'history.trxInBlock': '区块内序号',
  'history.copyOperation': '复制操作 ID',
  'history.showBlock': '在区块浏览器中查看',
  'history.encryptedMemo': '加密备注',
  'history.foreignMemo': '此备注需要用其他密钥才能阅读。',
  'history.unlockMemo': '解锁后阅读备注',

  'history.scam': '此操作涉及诈骗名单中的账户或资产。请勿打开其链接，也不要转回任何资产。',

  'history.expired': '订单已过期',
  'history.rest': '订单余量已退回',
  'history.order': '订单 ID',
  'history.price': '未扣市场手续费的价格',
  'history.priceOf': '1 {{quote}} = {{price}} {{base}}',
  'history.role': '成交角色',
  'history.maker': 'Maker：订单已在订单簿中',
  'history.taker': '吃单：立即成交',
  'history.marketFee': '已扣市场手续费',

  'history.failed': '失败',
  'history.dismiss': '忽略',
};
