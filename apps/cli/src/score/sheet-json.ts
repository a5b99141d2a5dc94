import { type Refusal, refuse } from '@crownhold/core';

/** Kingdoms may come as JSON instead of rows. */
export function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** The kingdoms of a JSON text, of which one alone needs no list. */
export function parseKingdoms(text: string): readonly unknown[] | Refusal {
  try {
    const json: unknown = JSON.parse(text);
    return Array.isArray(json) ? json : [json];
  } catch {
    return refuse('R1', 'not-json');
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
