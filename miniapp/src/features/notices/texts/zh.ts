import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { noticesEn } from './en.ts';

export const noticesZh: TextsIn<typeof noticesEn, 'other'> = {
  title: '派息通知',
  hint: '来自机器人的消息',
  outside: '机器人会在聊天应用中给您发消息。请从与机器人的聊天中打开应用来开启。',
  toWhom:
    '机器人将在聊天应用中写给 {{name}}（ID {{id}}）。如果不是您本人，请从您自己与机器人的聊天中打开应用。',
  consent:
    '机器人的服务器会保存您的聊天应用 ID、语言、下列账户名及其未成交订单和这些选项，并据此向您发送消息。账户密钥会签名证明账户属于您；密钥保留在本设备上。在此点击“全部删除”或在聊天中发送 /stop 即可删除全部数据。',
  about: '通知内容',
  'kinds.payout': 'SmartHolder 派息',
  'kinds.incomingTransfer': '收到转账',
  'kinds.depositCredited': '充值到账',
  'kinds.stakeMatured': '质押和锁定余额到期',
  'kinds.orderChanged': '订单成交、过期或取消',
  'kinds.proposal': '等待我处理的提案及其结果',
  'kinds.timedTransfer': '转给我和我转出的限时转账',
  muted: '全部静音',
  quiet: '免打扰时间',
  quietOn: '夜间不发消息',
  quietFrom: '开始',
  quietTo: '结束',
  quietNone: '开始和结束时间不能相同；在此之前设置保持不变。',
  quietFooter: '期间的消息会在结束时发送。时区：{{zone}}。',
  findable: '联系人查找',
  findableOn: '允许联系人找到这些账户',
  findableFooter:
    '在与机器人的聊天中选择您为联系人的人会看到这些账户名，从而看到链上与之相关的一切。关闭后许可立即删除；此前告知的内容仍留在对方的聊天中。',
  accounts: '关注的账户',
  accountsFooter: '在与机器人的聊天中用 /accounts 移除账户。',
  subscribe: '通知我 {{account}} 的动态',
  needsKey: '{{account}} 仅供查看。请用密码或私钥登录以证明账户属于您。',
  chooseOne: '请至少选择一项。',
  subscribed: '机器人将通知您 {{account}} 的动态。',
  unreachable:
    '机器人无法给您发消息：您尚未允许，或已将其屏蔽。您的选择和提醒均已保留，最近两天的消息会在恢复后发给您。',
  letWrite: '允许机器人给我发消息',
  reachable: '机器人现在可以给您发消息了。',
  forget: '全部删除',
  forgotten: '机器人保存的关于您的一切均已删除。',
  minimum: '收款达到多少时通知',
  minimumChange: '更改最小金额',
  minimumAsset: '收款资产',
  minimumAmount: '通知的最小金额',
  minimumHint: '该资产低于此金额的收款不通知。0 表示全部通知。',
  minimumSet: '设置最小金额',
};
