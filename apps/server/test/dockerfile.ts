/** One instruction of a Dockerfile. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

const INSTRUCTIONS = [
  ...['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD'],
];

/** The stages of a Dockerfile. Throws if there is an instruction that nobody has written a check for. */
export function readStages(source: string): readonly (readonly Instruction[])[] {
  const stages: Instruction[][] = [];
  for (const line of source.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, name = '', text = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (!INSTRUCTIONS.includes(name)) throw new Error(`no instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)!.push({ name, text });
  }
  return stages;
}

export function textsOf(stage: readonly Instruction[], name: string): readonly string[] {
  return stage.filter((each) => each.name === name).map(({ text }) => text);
}
