import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { transferEn } from './en.ts';

export const transferZh: TextsIn<typeof transferEn, 'other'> = {

  'ways.deposit': '从其他链充值',
  'ways.depositHint': 'BTC、ETH、USDT 等，经由网关',
  'ways.withdraw': '提现到其他链',
  'ways.fiat': '法币提现',
  'ways.fiatHint': '到 Payeer 账户',

  'send.mode': '付款笔数',
  'send.one': '单笔',
  'send.several': '多笔一起',
  'send.fromLink': '内容来自付款链接。请逐行核对：未经您签名，不会转出任何资产。',
  'send.pasteLink': '粘贴付款链接或账户名',
  'send.pickRecipient': '从联系人中选择',
  'send.noAsset': '请选择您持有的资产',

  'fee.standIn': '手续费改用 {{symbol}} 支付。',
  'fee.coreShort': '{{symbol}} 不足以支付手续费。',

  'guard.title': '为下次手续费保留 {{amount}} {{symbol}}',
  'guard.hint': '没有 {{symbol}}，下一笔付款可能无法进行。',

  'batch.row': '第 {{number}} 笔',
  'batch.to': '收款方，第 {{number}} 笔',
  'batch.amount': '金额，第 {{number}} 笔',
  'batch.memo': '留言，第 {{number}} 笔',
  'batch.remove': '删除第 {{number}} 笔',
  'batch.add': '添加一笔',
  'batch.paste': '粘贴列表',
  'batch.pasteLabel': '每行一笔：账户名、金额、留言',
  'batch.pasteHint': '例如：bob-holder2 12.5 晚餐',
  'batch.take': '导入',
  'batch.line': '第 {{number}} 行：{{error}}',
  'batch.lines_other': '{{count}} 笔付款',
  'batch.asset': '所有付款的资产',
  'batch.count': '笔数',
  'batch.size': '大小',
  'batch.bytes': '{{bytes}} / {{longest}} 字节',
  'batch.hint': '全部在一笔交易中：要么全部成功，要么全部不成。',
  'batch.consent_other': '上面有 {{count}} 个收款方需要您确认',

  'request.title': '请求付款',
  'request.hint': '生成可自动填写付款表单的链接和二维码。',
  'request.ownAssets': '您持有的资产',
  'request.anyAsset': '任意资产',
  'request.amount': '金额（可选）',
  'request.memo': '留言（可选）',
  'request.copy': '复制付款链接',
  'request.qr': '付款给 {{account}} 的链接二维码',
  'request.shareText': '付款给 {{account}}',

  'receive.address': '账户名就是您的收款地址',
  'receive.qr': '账户名 {{account}} 的二维码',
  'receive.warning': '请准确转入此账户名，切勿添加任何多余字符：改动后的名称是另一个账户。',
  'receive.copyId': '复制账户 ID',
  'receive.hint': '用于网络内的付款。任何人都可以凭此名称向您转入任何资产。',

  'send.pickAsset': '选择资产',
  'send.memoHint': '只有您和 {{name}} 能看到',
  'send.memoHintGeneral': '只有您和收款方能看到',
  'send.memoLength': '{{bytes}} / {{longest}}',
  'send.feeAsset': '手续费支付资产',
  'send.remains': '转账后余额',
};
