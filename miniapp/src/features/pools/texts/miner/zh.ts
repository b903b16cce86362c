import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { minerEn } from './en.ts';

export const minerZh: TextsIn<typeof minerEn, 'other'> = {
  'miner.intro':
    '这里不用机器挖矿：把两种资产放入资金池的人，可从池中的每次兑换获得一部分收益。这就是提供流动性。',
  'miner.how': '如何运作',
  'miner.how1': '您按资金池的比例存入两种资产，并获得池的份额。',
  'miner.how2': '每个在池中兑换的人都向池支付手续费。池会增长，每份所对应的资产也随之增加。',
  'miner.how3': '您可随时交回份额，取回两种资产中属于您的部分，扣除提取手续费。',
  'miner.begin': '如何开始',
  'miner.choose': '选择资金池',
  'miner.chooseHint': '列表中有流动性、交易量和年收益率',
  'miner.getAssets': '备齐两种资产',
  'miner.getAssetsHint': '兑换，或通过网关充值',
  'miner.ownPool': '创建自己的资金池',
  'miner.ownPoolHint': '适合尚无资金池的交易对，或采用不同的手续费',
  'miner.login': '登录后查看您的资金池',
  'miner.risks': '风险',
  'miner.risk1': '当一种资产相对另一种变动时，您手中会有更多下跌的资产。损失可能超过手续费收益。',
  'miner.risk2': '收益率取自最近 24 小时并乘以 365。它每天变化，不构成任何承诺。',
  'miner.risk3': '资产的价值取决于发行人能否兑现。请查看资产页上的发行人权限以及诈骗资产名单。',
  'miner.risk4': '资金很少的池，每次兑换都会使价格变动。',
  'miner.mine': '您的资金池',
  'miner.mineNone': '您还没有任何资金池的份额。',
  'miner.part': '您的占比',
  'miner.apy': '年收益率',
  'miner.perYear': '按此收益率一年可得',
  'miner.open': '打开资金池',
  'miner.totalYield': '总年收益率',
  'miner.top': '流动性最高的资金池',
  'miner.source': '储备和 24 小时数据来自链上，{{time}}。法币金额为估算。',
  'miner.all': '全部资金池',
};
