import type { OpenApi, Operation, Schema } from '@crownhold/protocol/openapi';

/** The document of the API for people to read: it says what the document says, in the same words. */
export function renderApiPage({ info, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) => {
    return Object.entries(methods).map(([method, operation]) => renderOperation(method, path, operation));
  });
  const schemas = Object.entries(components.schemas).map(([name, schema]) => renderSchema(name, schema));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${prose(info.title)}</title>
<link rel="stylesheet" href="/api/style.css">
<main>
<h1>${prose(info.title)}</h1>
<p>${prose(info.description)}</p>
<p>${prose(components.securitySchemes.token.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
${operations.join('\n')}
${schemas.join('\n')}
</main>
</html>
`;
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const { operationId, summary, security, parameters = [], requestBody, responses } = operation;
  const access = security.map((each) => Object.entries(each).map(([name, scopes]) => [name, ...scopes].join(' ')));
  const rows = [
    ...parameters.map(({ name, in: place, schema }) => [place, code(name), code(JSON.stringify(schema))]),
    ...contentRows('body', requestBody?.content ?? {}, ''),
    ...Object.entries(responses).flatMap(([status, { description, content = {} }]) => {
      return contentRows(status, content, description);
    }),
  ];
  return `<section id="${operationId}">
<h2><code>${method.toUpperCase()} /api${escapeHtml(path)}</code></h2>
<p>${prose(summary)}</p>
<p>${access.map((each) => code(each.join())).join(' ')}</p>
<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>
</section>`;
}

type Content = NonNullable<Operation['responses'][string]['content']>;

function contentRows(label: string, content: Content, description: string): readonly (readonly string[])[] {
  const bodies = Object.entries(content).map(([type, { schema }]) => `${code(type)} ${linkTo(schema.$ref)}`);
  const isNamed = bodies.some((body) => body.includes(`>${description}<`));
  return bodies.length > 0 || description !== ''
    ? [[code(label), bodies.join('<br>'), isNamed ? '' : prose(description)]]
    : [];
}

function linkTo(reference: string): string {
  const name = escapeHtml(reference.split('/').at(-1)!);
  return `<a href="#schema-${name}">${name}</a>`;
}

function renderSchema(name: string, schema: Schema): string {
  return `<section id="schema-${escapeHtml(name)}">
<h2>${escapeHtml(name)}</h2>
<pre>${escapeHtml(JSON.stringify(schema, undefined, 2))}</pre>
</section>`;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** With its `code` as such. */
function prose(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
