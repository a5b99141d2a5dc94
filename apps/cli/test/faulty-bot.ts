import process from 'node:process';

/** How a bot fails; `none` plays on. */
export type Fault = 'none' | 'dies' | 'silent' | 'illegal' | 'nonsense';

const FAULTS: Readonly<Record<Fault, string>> = {
  none: "say('best ' + turns[0])",
  dies: "console.error('Traceback: 1'); process.exit(1)",
  silent: '',
  illegal: "say('best take 99')",
  nonsense: "say('let me see')",
};

/** The command line of a bot that plays the first turn of the list, and fails each time it has answered so often. */
export function faultyBot(fault: Fault, afterAnswers: number): string {
  const script = `let turns = [], answers = 0; const say = (text) => process.stdout.write(text + '\\n');
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const [, command, rest] = /^(\\S*) ?(.*)$/.exec(line);
      if (command === 'hello') say('faulty 1 protocol 1\\nready');
      else if (command === 'turns') turns = [];
      else if (command === 'turn') turns.push(rest);
      else if (command === 'quit') process.exit();
      else if (command === 'go') { if (answers++ === ${afterAnswers}) { ${FAULTS[fault]} } else { ${FAULTS.none} } }
    });`;
  return `${process.execPath} -e "${script.replaceAll(/["\\]/g, '\\$&')}"`;
}
