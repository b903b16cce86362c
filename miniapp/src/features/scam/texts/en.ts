/** Texts about the scam list in English; ru.ts and zh.ts must have every key of it. */
export const scamEn = {
  'scam.mark': 'Scam',
  'scam.listed': 'On the scam list',
  'scam.byOperator': '{{account}} is on this service’s scam list (as of {{time}}).',
  'scam.byPublic':
    '{{account}} is on the public scam list of the chain’s reference wallet (bitshares-ui, {{date}}).',
  'asset.listed':
    '{{symbol}} is on this service’s list of scam assets. Anyone who sends it to you is after your money.',
  'asset.lookAlike':
    '{{symbol}} is not {{own}}. Someone else issues it, and the exchange’s gateway won’t pay it out.',
  'asset.override': 'The issuer can take {{symbol}} back from any account at any time.',
  'asset.whitelist': 'The issuer decides who can hold {{symbol}} and can freeze it in any account.',
  'asset.restricted':
    '{{symbol}} can only be sent to or from its issuer. You can trade it in pools, but not send it to anyone else.',
  'asset.unasked':
    '{{symbol}} came unasked: your latest operations ({{read}} read) don’t show you buying, selling or sending it. Don’t follow its links or pay to “unlock” it.',
} as const;
