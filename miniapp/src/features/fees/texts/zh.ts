import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { feeChoiceEn } from './en.ts';

export const feeChoiceZh: TextsIn<typeof feeChoiceEn, 'other'> = {
  paidIn: '点击可用其他资产支付',
  standIn: '{{why}}。手续费改用 {{symbol}} 支付。',
  coreShort: '{{symbol}} 不足以支付手续费。',
  automatic: '自动选择',
  automaticHint: '{{symbol}} 够用时用它，否则用其他资产',
  have: '您有 {{amount}}',
  nothingFound: '您没有可用于支付这笔手续费的此类资产',
  onlyThose:
    '这里只列出能支付这笔手续费的资产：您的余额足够，且发行人的手续费池中有足够的 {{core}}。资金池份额不在其中。',
};
