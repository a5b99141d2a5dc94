import type { Schema } from '@crownhold/protocol/openapi';
import fc from 'fast-check';

/** Values that a schema of the document allows. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => valuesOf(branch as Schema)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return schema.pattern === undefined
        ? fc.string({ maxLength: schema.maxLength ?? 30 })
        : textOf(schema.pattern, schema.maxLength);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 40) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf((schema.items ?? {}) as Schema), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function textOf(pattern: string, maxLength: number | undefined): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern), maxLength === undefined ? {} : { maxLength });
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(field as Schema)] as const);
  if (fields.length === 0 && additionalProperties !== false)
    return fc.oneof(
      fc.constantFrom({}, { seats: 2 }, { seats: 3 }),
      fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 0 }), { maxKeys: 3 }),
    );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
}
