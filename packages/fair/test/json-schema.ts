/** The part of JSON Schema that docs/fair/schema.json uses. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: 'object' | 'array' | 'string' | 'integer';
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly oneOf?: readonly Schema[];
}

/** Where a value breaks a schema. */
export function schemaFaults(schema: Schema, value: unknown): readonly string[] {
  return check(schema, schema, value, '');
}

function check(root: Schema, schema: Schema, value: unknown, path: string): readonly string[] {
  const { $ref, oneOf } = schema;
  if ($ref !== undefined) return check(root, root.$defs![$ref.replace('#/$defs/', '')]!, value, path);
  if (oneOf) {
    const results = oneOf.map((each) => check(root, each, value, path));
    const fitting = results.filter((faults) => faults.length === 0).length;
    return fitting === 1 ? [] : [`${path} fits ${fitting} of ${oneOf.length}`];
  }
  if ('const' in schema) return schema.const === value ? [] : [`${path} is not ${JSON.stringify(schema.const)}`];
  switch (schema.type) {
    case 'object':
      return checkObject(root, schema, value, path);
    case 'array':
      return checkArray(root, schema, value, path);
    case 'string':
      return checkText(schema, value) ? [] : [`${path} is no such text`];
    case 'integer':
      return checkInteger(schema, value) ? [] : [`${path} is no such number`];
    default:
      return typeof value === 'object' && value !== null ? [] : [`${path} is not JSON of an object`];
  }
}

function checkObject(root: Schema, schema: Schema, value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} is no object`];
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(value);
  return [
    ...required.filter((field) => !Object.hasOwn(value, field)).map((field) => `${path}.${field} is missing`),
    ...fields.flatMap(([field, item]) => {
      const inner = properties[field];
      if (inner) return check(root, inner, item, `${path}.${field}`);
      return additionalProperties === false ? [`${path}.${field} is unknown`] : [];
    }),
  ];
}

function checkArray(root: Schema, schema: Schema, value: unknown, path: string): readonly string[] {
  if (!Array.isArray(value)) return [`${path} is no list`];
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (value.length < minItems || value.length > maxItems) return [`${path} has ${value.length} items`];
  return items ? value.flatMap((item, i) => check(root, items, item, `${path}[${i}]`)) : [];
}

function checkText({ pattern, maxLength = Number.POSITIVE_INFINITY }: Schema, value: unknown): boolean {
  return (
    typeof value === 'string' && value.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(value))
  );
}

function checkInteger({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema, value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}
