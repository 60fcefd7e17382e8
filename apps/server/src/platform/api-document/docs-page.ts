import { type Endpoint, refusalsOf } from '@portal/contract/endpoint';
import { retMessages } from '@portal/contract/ret-messages';
import { escapeHtml } from '../text/escape-html.ts';
import { type Schema, schemaOf } from './schema-of.ts';

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  return [schema.type ?? 'any']
    .flat()
    .map((type) => (type === 'array' ? listOf(schema) : type))
    .map((type) => (type === 'null' ? type : type + boundsOf(schema)))
    .join(' | ');
}

/** Bounds of a number or of the length of a text or list, such as ', 1 to 20'; safe-integer limits are omitted. */
function boundsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  const isShown = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;
  const [min, max] = [minimum ?? minLength ?? minItems, maximum ?? maxLength ?? maxItems];
  if (isShown(min)) return isShown(max) ? `, ${min} to ${max}` : `, at least ${min}`;
  return isShown(max) ? `, at most ${max}` : '';
}

function listOf({ items = {} }: Schema): string {
  const type = typeOf(items);
  return type.includes(' | ') ? `(${type})[]` : `${type}[]`;
}

/** The schema whose fields to show: inside a list or a nullable. */
function innerOf(schema: Schema): Schema {
  const chosen = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return chosen.items ? innerOf(chosen.items) : chosen;
}

/** The fields of a shape as nested rows, with children indented one step. */
function rowsOf(schema: Schema, depth = 0): string {
  const inner = innerOf(schema);
  const required = new Set(inner.required ?? []);
  return Object.entries(inner.properties ?? {})
    .map(([name, field]) => {
      const preset = field.default === undefined ? '' : `, ${escapeHtml(JSON.stringify(field.default))}`;
      const need = required.has(name) && field.default === undefined ? 'yes' : `no${preset}`;
      return `<tr><td class="d${Math.min(depth, 5)}"><code>${escapeHtml(name)}</code></td><td>${escapeHtml(typeOf(field))}</td><td>${need}</td></tr>${rowsOf(field, depth + 1)}`;
    })
    .join('');
}

function tableOf(title: string, schema: Schema, call: string): string {
  const rows = rowsOf(schema);
  if (rows === '') return `<h4>${title}</h4><p>${escapeHtml(typeOf(schema))}</p>`;
  return `<h4>${title}</h4><div class="scroll" tabindex="0" role="region" aria-label="${title}: ${escapeHtml(call)}"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

const anchorOf = ({ method, path }: Endpoint) => `${method}${path}`.replace(/[^A-Za-z0-9]+/g, '-');

function sectionOf(declaration: Endpoint): string {
  const { method, path, summary, access } = declaration;
  const call = `${method} ${path}`;
  const who = typeof access === 'string' ? access : access.join(', ');
  const codes = refusalsOf(declaration)
    .map((code) => `<li><code>${escapeHtml(code)}</code> ${escapeHtml(retMessages[code]({}))}</li>`)
    .join('');
  return `<section id="${anchorOf(declaration)}"><h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p><p>Access: <strong>${escapeHtml(who)}</strong></p>
${tableOf('Input', schemaOf(declaration.input, 'input'), call)}
${declaration.raw ? '<h4>Response</h4><p>A file.</p>' : tableOf(`Response, body.${declaration.bodyKey ?? 'data'}`, schemaOf(declaration.output, 'output'), call)}
<details><summary>Error codes</summary><ul>${codes}</ul></details></section>`;
}

/** The API document as one static page, without scripts. */
export function docsPage(declarations: readonly Endpoint[]): string {
  const tags = [...new Set(declarations.map(({ tag }) => tag))];
  const of = (tag: string) => declarations.filter((declaration) => declaration.tag === tag);
  const links = tags
    .map(
      (tag) =>
        `<li><strong>${escapeHtml(tag)}</strong><ul>${of(tag)
          .map((d) => `<li><a href="#${anchorOf(d)}">${d.method} ${escapeHtml(d.path)}</a></li>`)
          .join('')}</ul></li>`,
    )
    .join('');
  const sections = tags
    .map((tag) => `<h2>${escapeHtml(tag)}</h2>${of(tag).map(sectionOf).join('')}`)
    .join('');
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API · 花卉产业供应链服务平台</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>API</h1><p>Calls are answered with HTTP status 200; <code>header.retCode</code> is <code>000000</code> for success and another code for an error. POST bodies are form-encoded, with nested data as JSON in the field <code>data</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<div class="frame"><nav aria-label="Calls"><ul>${links}</ul></nav><main>${sections}</main></div></body></html>`;
}

export const docsStyles = `:root{font:15px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;color:#1f2937}
body{margin:0}header{padding:32px 40px 20px;border-bottom:1px solid #e5e9f0}h1{margin:0 0 8px;font-size:32px}
.frame{display:grid;grid-template-columns:340px minmax(0,1fr);gap:40px;padding:24px 40px;max-width:1440px}
nav{position:sticky;top:16px;align-self:start;max-height:calc(100vh - 32px);overflow:auto;font-size:13px}
nav ul{list-style:none;margin:0 0 12px;padding:0}nav li{margin:4px 0;overflow-wrap:anywhere}
a{color:#0261cb}section{border-bottom:1px solid #e5e9f0;padding:16px 0 24px}h2{text-transform:capitalize;margin:24px 0 0}
h3{margin:8px 0;font-size:17px;overflow-wrap:anywhere}h4{margin:16px 0 6px;font-size:14px}.method{color:#17704a}
code{font-family:ui-monospace,Consolas,monospace;font-size:.93em}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:13px}th,td{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid #e5e9f0;vertical-align:top}
.d1{padding-left:20px}.d2{padding-left:40px}.d3{padding-left:60px}.d4{padding-left:80px}.d5{padding-left:100px}
:focus-visible{outline:2px solid #0261cb;outline-offset:2px}
@media(max-width:900px){.frame{grid-template-columns:1fr;padding:16px}nav{position:static;max-height:none}}
`;
