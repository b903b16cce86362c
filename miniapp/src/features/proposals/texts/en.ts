/** Accounts that several sign for: who is needed, proposals, approvals. {{name}} is filled in. */
export const proposalsEn = {
  'list.title': 'Proposals',
  'list.empty': 'No proposal waits for you',
  'list.emptyHint':
    'When somebody proposes a payment from an account that you sign for together, it stands here until it is approved or its time runs out.',
  'list.intro': 'Nothing in a proposal happens before enough co-signers approve it.',
  'list.ended': 'Over',
  'card.by': 'Proposed by',
  'card.ends': 'Open until',
  'card.review': 'No approvals after',
  'card.approvals': 'Approvals for {{name}}: {{reached}} of {{threshold}}',
  'card.approved': 'Approved',
  'card.missing': 'Not yet',
  'card.key': 'Key {{key}}',
  'card.untold':
    'This proposal holds an operation that this app cannot put into words. It could take everything the account owns. Do not approve it.',
  'card.failed':
    'It was approved, but the network refused to carry it out. It is tried once more when its time runs out.',
  'card.approve': 'Approve as {{name}}',
  'card.takeBack': 'Take back the approval of {{name}}',
  'card.refuse': 'Refuse for good as {{name}}',
  'card.last': 'This is the last approval it needs: it is carried out at once.',
  'card.others': 'None of those who can still approve it is on this device.',
  'card.approvalsOwner': 'As owner of {{name}}: {{reached}} of {{threshold}}',
  'keys.approve': 'Approve by a key',
  'keys.takeBack': 'Take a key’s approval back',
  'keys.title': 'Approval by key',
  'keys.backTitle': 'A key’s approval taken back',
  'keys.whose': 'Whose key',
  'keys.payer': 'Who pays the fee',
  'keys.from': 'Where the key is',
  'keys.kept': 'In this app, behind the PIN',
  'keys.typed': 'I enter it now',
  'keys.pin': 'PIN for this key',
  'keys.secret': 'Password or private key of {{name}}',
  'keys.secretHint': 'For this one approval: it is stored nowhere.',
  'keys.nobodyPays': 'No account on this device can pay the fee. Log in to one that signs alone.',
  'keys.superfluous':
    'The network refuses this proposal as long as keys have approved that it does not need. Take back: {{keys}}',
  'judge.recipient': 'Would be paid: {{name}}',
  'judge.stranger':
    'This proposal comes from {{name}}: you never dealt with that account, and it does not sign for the account that would pay.',
  'judge.worse':
    'The trade of {{sold}} for {{bought}} brings {{percent}}\u00a0% less than it is worth by today’s prices.',
  'judge.noPrice':
    'No price is known for the trade of {{sold}} for {{bought}}: check yourself what it is worth.',
  'judge.forbidden':
    'It pays an account on the list of scam accounts of this service: it cannot be approved from here.',
  'ended.done': 'Carried out',
  'ended.refused': 'Refused',
  'ended.expired': 'Time ran out',
  'ended.gone': 'No longer waiting',
  'offer.title': 'Several signatures needed',
  'offer.needs_one': '{{name}} needs {{count}} signature of {{total}} for this. This device has {{own}}.',
  'offer.needs_other': '{{name}} needs {{count}} signatures of {{total}} for this. This device has {{own}}.',
  'offer.weights':
    '{{name}} needs signatures that weigh {{threshold}} of {{total}} together. Those on this device weigh {{own}}.',
  'offer.explain':
    'It can be proposed instead: the other co-signers see it in this app and approve it there. Nothing moves before enough of them have.',
  'offer.proposer': 'Proposed and paid for by',
  'offer.until': 'Waits for approvals',
  'offer.days_one': '{{count}} day',
  'offer.days_other': '{{count}} days',
  'offer.propose': 'Propose',
  'offer.nobody':
    'No account on this device can propose it. Log in to one of the accounts that sign for {{name}}, then try again.',
  'offer.made': 'Proposed. Approve it yourself under Proposals.',
  'approve.done': 'Your approval is in a block.',
  'takeBack.done': 'Your approval was taken back.',
  'refuse.done': 'The proposal was refused.',
} as const;
