/** One step of a container file. */
export interface Step {
  readonly instruction: string;
  readonly text: string;
}

/** A stage: its base, its name, its steps in order. */
export interface Stage {
  readonly from: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

/** The stages of a container file, the last one being the image. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const stages: { from: string; name: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, instruction = '', text = ''] = /^([A-Z]+) (.*)$/u.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [, from = '', name = ''] = /^(\S+)(?: AS (\S+))?$/u.exec(text) ?? [];
      stages.push({ from, name, steps: [] });
    } else stages.at(-1)?.steps.push({ instruction, text });
  }
  return stages;
}

/** The texts of all steps of an instruction. */
export const textsOf = ({ steps }: Stage, instruction: string): string[] =>
  steps.filter((step) => step.instruction === instruction).map(({ text }) => text);

/** The words of a command in its exec form: `["node", "a.ts"]`, with or without flags before it. */
export const commandOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];
