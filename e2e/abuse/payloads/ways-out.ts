import { away, code, img, script } from './what-runs.ts';

/** Ways out of an attribute that holds the text. */
export const attributes = [
  '"',
  "'",
  '`',
  '',
  '&quot;',
  '&#34;',
  '&#x27;',
  '\\"',
  "\\'",
  '%22',
  '\u00ab',
  '"/',
].flatMap((quote) => [
  `${quote} onmouseover=${code} x=${quote}`,
  `${quote} autofocus onfocus=${code} x=${quote}`,
  `${quote}>${img}`,
  `${quote} style=animation-name:x onanimationstart=${code} ${quote}`,
]);

/** Ways out of an element whose content is text. */
export const containers = [
  ...['script', 'style', 'title', 'textarea', 'noscript', 'iframe', 'noembed', 'noframes', 'xmp', 'select'],
  ...['option', 'template', 'svg', 'math', 'head', 'body', 'html', 'p', 'a', 'button', 'table', 'td', 'form'],
].flatMap((name) => [`</${name}>${script}`, `</${name} x>${img}`]);

export const comments = [
  ...[`-->${script}`, `--!>${img}`, `<!-->${img}-->`, `<!--->${img}-->`, `<!-- --!>${img}-->`, `<!${img}>`],
  ...[
    `<?${img}>`,
    `</${img}>`,
    `<![CDATA[>${img}]]>`,
    `]]>${script}`,
    `<!DOCTYPE x [<!ENTITY y "${code}">]>&y;`,
  ],
  ...[`<!--[if IE]>${script}<![endif]-->`, `<!-- <!-- -->${img} -->`, `<!ELEMENT x>${img}`, `<%${img}%>`],
  ...[`<comment>${img}</comment>`, `<!--<img src="--><img src=x onerror=${code}//">`, `<!--\u0000>${img}`],
];

/** Ways out of data written into a page for its scripts. */
export const state = [
  `</script><!--${script}`,
  `<!--<script>`,
  `<!--<script>--></script>${script}`,
  `</SCRIPT ><svg onload=${code}>`,
  `";${code}//`,
  `';${code}//`,
  `\`;${code}//`,
  `\\";${code}//`,
  `\\\\";${code}//`,
  `"}]};${code}//`,
  `\u2028${code}`,
  `\u2029${code}//`,
  `${'${'}${code}}`,
  `"-${code}-"`,
  `'-${code}-'`,
  `*/${code}/*`,
  `]]></script>${script}`,
  `{"__proto__":{"innerHTML":"<img src=x onerror=${code}>"}}`,
  `{"dangerouslySetInnerHTML":{"__html":"${img}"}}`,
  `{"$$typeof":"Symbol(react.element)","type":"script"}`,
];

export const nesting = [
  `<xmp>${script}</xmp>`,
  `<template>${script}</template>`,
  `<svg><p>${script}`,
  `<p title='">${img}'>x</p>`,
  `<img alt='">${script}' src="/api/fms/show/01J0000000000000000000FILE_0">`,
  `<img src="/api/fms/show/01J0000000000000000000FILE_0?w=1" onload=${code}>`,
  `<a href="/repair" onclick=${code}>x</a>`,
  `<a href="https://${away}/&quot;onclick=${code}">x</a>`,
  `<table><tr><td colspan='1" onclick="${code}'>x</td></tr></table>`,
  `<ol start="1&quot; onclick=${code}"><li>x</ol>`,
  `<p class="intro&quot; onclick=${code}">x</p>`,
  `<img src="/api/fms/show/01J0000000000000000000FILE_0" width='1" onload="${code}'>`,
  `<h2 id="x&quot; onclick=${code}">x</h2>`,
  `<h2>${img}</h2>`,
  `<h2>&lt;img src=x onerror=${code}&gt;</h2>`,
  `<figure>${img}<figcaption>${script}</figcaption></figure>`,
  `<mark>${img}</mark>`,
  `&lt;mark&gt;${img}&lt;/mark&gt;`,
];
