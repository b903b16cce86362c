import type { FindTexts } from './findTexts.ts';

export const findZh: FindTexts = {
  ask: '您想付款给谁？\n\n请用下方按钮选择联系人，或把联系人转发给我。我只回答允许被找到的人。',
  choose: '👤 选择联系人',
  found: (names) => `此人的账户（已用密钥证明）：${names}\n\n大额付款前，请与本人核对账户名。`,
  notFound: '我不知道此人的账户，或对方未允许被找到。请对方向我发送 /findme on，或向您发送收款请求。',
  payTo: (name) => `付款给 ${name}`,
  on: (names) => `您现在可以被找到。选择您为联系人的人会看到：${names}\n\n发送 /findme off 可立即取消。`,
  off: '现在没有人能找到您：您的许可已删除。此前告知他人的内容仍留在对方的聊天中。',
  howOn: '他人可以找到您。发送 /findme off 可立即取消。',
  howOff:
    '目前没有人能找到您。\n\n发送 /findme on 后，在与我的聊天中选择您为联系人的人会看到您的账户名，从而看到链上与之相关的一切。',
  needs: '我还不知道您的账户。\n\n请打开应用：“更多”→“机器人通知”，由账户密钥签名证明账户属于您。',
  tooMany: '查询的联系人太多，一小时后我会继续回答。',
};
