import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { root } from '../../scripts/workspace.mjs';
import { visitor } from '../load.mjs';

// The React that the portal renders with.
const require = createRequire(join(root, 'apps/web/package.json'));
const { createElement, Fragment } = require('react');
const { renderToString } = require('react-dom/server');

const textNode = 3;
const elementNode = 1;

/** Elements whose content is not HTML. */
const isRaw = (tag) => tag === 'script' || tag === 'style';

/** An attribute without a value is true, except where an empty text is a value of its own. */
const attributeValue = ({ name, value }) =>
  value === '' && !/^(?:alt|value|content|class|href|src|data-.+|aria-.+)$/.test(name) ? true : value;

const camelCase = (name) =>
  name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

function styleOf(text) {
  const declarations = text.split(';').filter((declaration) => declaration.includes(':'));
  return Object.fromEntries(
    declarations.map((declaration) => {
      const at = declaration.indexOf(':');
      return [camelCase(declaration.slice(0, at).trim()), declaration.slice(at + 1).trim()];
    }),
  );
}

const names = { class: 'className', for: 'htmlFor', 'xml:space': 'xmlSpace', charset: 'charSet' };

function readElement(node) {
  const tag = node.localName;
  const props = Object.fromEntries(
    [...node.attributes].map((attribute) => [
      names[attribute.name] ?? attribute.name,
      attribute.name === 'style' ? styleOf(attribute.value) : attributeValue(attribute),
    ]),
  );
  if (isRaw(tag)) return { tag, props: { ...props, dangerouslySetInnerHTML: { __html: node.textContent } } };
  const children = [...node.childNodes].flatMap((child) => {
    if (child.nodeType === textNode) return [child.textContent];
    return child.nodeType === elementNode ? [readElement(child)] : [];
  });
  return { tag, props, children };
}

/** Reads the elements of one of the portal's pages. */
export async function readElements(url) {
  const html = await (await fetch(url, { headers: visitor })).text();
  return readElement(parseHTML(html).document.documentElement);
}

/** One component an element of the page, as JSX would create it at every request. */
const elementOf = (node) =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, node.props, ...(node.children?.map(elementOf) ?? []));

export const renderElements = (page) =>
  `<!DOCTYPE html>${renderToString(createElement(Fragment, null, elementOf(page)))}`;
