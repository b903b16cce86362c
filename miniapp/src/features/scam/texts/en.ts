/** Texts about the list of scam in English; ru.ts and zh.ts must have every key of it. */
export const scamEn = {
  'scam.mark': 'Scam',
  'scam.listed': 'On the list of scam',
  'scam.byOperator': '{{account}} is on the list of scam accounts that this service keeps (as of {{time}}).',
  'scam.byPublic':
    '{{account}} is on the public list of scam accounts that the chain’s reference wallet warns of (bitshares-ui, {{date}}).',
  'asset.listed':
    '{{symbol}} is on the list of scam assets that this service keeps. Whoever sends it to you wants your money.',
  'asset.lookAlike':
    '{{symbol}} is not {{own}}: somebody else issues it, and the exchange’s gateway does not pay it out.',
  'asset.override': 'The issuer of {{symbol}} can take it back from any account at any time.',
  'asset.whitelist': 'The issuer of {{symbol}} decides who may hold it and can freeze it in any account.',
  'asset.restricted':
    '{{symbol}} moves only from and to its issuer: you can trade what you get in pools, but not send it on.',
  'asset.unasked':
    '{{symbol}} came to you unasked: in your latest operations ({{read}} of them read) you neither bought, sold nor sent it. Follow no link that comes with it, and pay nothing to “unlock” it.',
} as const;
