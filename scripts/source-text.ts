import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles, ROOT } from './repository.ts';

/** A text that stands in a source: a string, or a template with `\0` for what is filled in. */
export interface SourceText {
  readonly text: string;
  readonly line: number;
  /** The name of the function or class whose argument it is, directly or inside an object, a list or a choice. */
  readonly callee: string | undefined;
  /** The name of the attribute of an element whose value it is or is part of. */
  readonly attribute: string | undefined;
}

/** A refusal as a source makes it. */
export interface SourceRefusal {
  readonly code: string;
  /** Names of the arguments; `undefined` if the source does not name them. */
  readonly args: readonly string[] | undefined;
}

/** The sources of the program without tests and without what is generated. */
export function readSources(...folders: readonly string[]): ReadonlyMap<string, string> {
  const files = listFiles(...folders.flatMap((folder) => [`${folder}/src/*.ts`, `${folder}/src/*.tsx`]));
  const ours = files.filter((file) => !/\.test\.tsx?$|\/generated\//.test(file));
  return new Map(ours.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

/** All texts but the names of modules, of types and of properties. */
export function textsIn(source: string, file = 'source.tsx'): readonly SourceText[] {
  return nodesOf(source, file).flatMap((node) => {
    const text = textOf(node);
    if (text === undefined || isName(node)) return [];
    const parsed = node.getSourceFile();
    const line = parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1;
    return [{ text, line, callee: calleeOf(node), attribute: attributeOf(node) }];
  });
}

/** The calls of `refuse(rule, code, args)` and `fault(rule, code, args)`. */
export function refusalsIn(source: string, file = 'source.tsx'): readonly SourceRefusal[] {
  return nodesOf(source, file).flatMap((node) => {
    if (!ts.isCallExpression(node) || !/^(?:refuse|fault)$/.test(node.expression.getText())) return [];
    const [, code, args] = node.arguments;
    return code && ts.isStringLiteral(code) ? [{ code: code.text, args: namesIn(args) }] : [];
  });
}

function namesIn(args: ts.Expression | undefined): readonly string[] | undefined {
  if (args === undefined) return [];
  if (!ts.isObjectLiteralExpression(args)) return undefined;
  const names = args.properties.map((property) => property.name?.getText());
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** What was parsed last of each file: several checks look at the same sources. */
const parsedFiles = new Map<string, { readonly source: string; readonly nodes: readonly ts.Node[] }>();

/** As its name has it: `<T>` begins an element in `.tsx`, and a type elsewhere. */
function nodesOf(source: string, file: string): readonly ts.Node[] {
  const known = parsedFiles.get(file);
  if (known?.source === source) return known.nodes;
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  parsedFiles.set(file, { source, nodes });
  return nodes;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\0');
}

function isName(node: ts.Node): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent)
  );
}

function calleeOf(node: ts.Node): string | undefined {
  for (let { parent } = node; parent; { parent } = parent) {
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression.getText();
    if (!isInner(parent)) return undefined;
  }
  return undefined;
}

function attributeOf(node: ts.Node): string | undefined {
  for (let { parent } = node; parent; { parent } = parent) {
    if (ts.isJsxAttribute(parent)) return parent.name.getText();
    if (
      !isInner(parent) &&
      !ts.isJsxExpression(parent) &&
      !ts.isTemplateSpan(parent) &&
      !ts.isTemplateExpression(parent)
    )
      return undefined;
  }
  return undefined;
}

function isInner(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isBinaryExpression(node) ||
    ts.isParenthesizedExpression(node)
  );
}
