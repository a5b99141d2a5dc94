// A thread that answers, fails, hangs or dies, as it is told; `dying` dies the first time it is asked.
import { existsSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { answerQuestions } from '../../src/threads/answer-questions.ts';

export interface OddQuestion {
  readonly do: 'answer' | 'fail' | 'hang' | 'die' | 'exhaust' | 'die-once' | 'reject-later';
  readonly text: string;
  /** There after the first death. */
  readonly file?: string;
}

answerQuestions((question: OddQuestion): string => {
  switch (question.do) {
    case 'answer':
      return question.text;
    case 'fail':
      throw new Error(question.text);
    case 'hang':
      for (;;);
    case 'die':
      return process.exit(1);
    case 'exhaust': {
      const hoard: string[][] = [];
      for (;;) hoard.push(new Array<string>(1e6).fill(question.text));
    }
    case 'reject-later':
      setTimeout(() => void Promise.reject(new Error(question.text)), 50);
      return question.text;
    case 'die-once':
      if (existsSync(question.file!)) return question.text;
      writeFileSync(question.file!, '');
      return process.exit(1);
  }
});
