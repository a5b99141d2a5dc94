import process from 'node:process';
import { createPaint, isColourful, type Paint } from './paint.ts';

const WIDTH_ELSEWHERE = 80;

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

export function complain(text: string): void {
  process.stderr.write(`crownhold: ${text}\n`);
}

export function screenWidth(): number {
  return process.stdout.columns ?? WIDTH_ELSEWHERE;
}

export function screenPaint(): Paint {
  return createPaint(isColourful(process.stdout, process.env));
}
