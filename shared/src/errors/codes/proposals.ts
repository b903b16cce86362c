/** Codes of proposals to the holders of an account. */
export const proposalCodes = [
  'proposal.gone', // it has happened, ended or was refused meanwhile. facts: proposal
  'proposal.memo', // what is proposed can't carry an encrypted message: no other holder could read it
  'proposal.untold', // it can't be proposed: no sentence could tell the other holders all of it
] as const;
