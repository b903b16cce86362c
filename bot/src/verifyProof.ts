import { readFileSync, statSync } from 'node:fs';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { type BlockProof, verifyProof } from '@xbts/shared/protocol/blockProof.ts';
import { printed } from './printed.ts';
import { describeProof, describeRefusal } from './proofs/describeProof.ts';

/** A proof has at most some hundred headers. */
const LARGEST_BYTES = 8_000_000;

/** Checks an exported proof offline: prints what it proves, or the reason of its refusal with exit code 1. */
async function main([file]: readonly string[]): Promise<void> {
  if (file === undefined || file === '')
    return refuse('No file named. Run npm run verify -- FILE with an exported proof');
  try {
    if (statSync(file).size > LARGEST_BYTES)
      throw new AppError('proof.malformed', { detail: 'the file is too large' });
    const proof = parse(readFileSync(file, 'utf8'));
    const proven = verifyProof(proof);
    const lines = describeProof(proof as BlockProof, proven);
    process.stdout.write(lines.map((line) => `${printed(line)}\n`).join(''));
  } catch (thrown) {
    refuse(`Refused: ${describeRefusal(toAppError(thrown))}.`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('proof.malformed', { detail: 'the file isn’t JSON' }, error);
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`${printed(sentence)}\n`);
  process.exitCode = 1;
}

await main(process.argv.slice(2));
