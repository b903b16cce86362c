import type { TextsIn } from '../../../../platform/i18n/textKeys.ts';
import type { askedEn } from './en.ts';

export const askedZh: TextsIn<typeof askedEn, 'other'> = {
  'asked.keeps':
    '在聊天应用中以卡片分享。机器人会将账户、金额和备注保留一天，收到卡片的人都能看到；付款后卡片会被标记。',
  'asked.origin':
    '根据机器人自 {{time}} 起保留的请求填写。任何人都能创建请求：请核对每一行。收款方由节点确认，未经您签名，不会转出任何资产。',
  'asked.paid': '在此请求之后，区块 {{block}} 中已有一笔金额完全相同的付款。如果您也付款，可能会重复支付。',
  'asked.empty': '下方表单为空。',
};
