// What it would run: alerts are what the test listens for.
const code = 'alert(1)';

const tags = [
  ...['onload', 'onerror', 'onbegin', 'onpageshow'].map((name) => `<svg ${name}=${code}>`),
  ...['img', 'image', 'audio', 'video', 'embed', 'input type=image', 'iframe', 'object data=x'].map(
    (tag) => `<${tag} src=x onerror=${code}>`,
  ),
  ...[
    'onclick',
    'onmouseover',
    'onfocus',
    'onpointerenter',
    'onanimationstart',
    'ontransitionend',
    'onwheel',
  ].map(
    (name) => `<p ${name}=${code} autofocus tabindex=0 style="animation:x 1s;position:fixed;inset:0">x</p>`,
  ),
  ...['onfocus', 'onblur', 'oninput', 'onchange', 'oninvalid', 'onselect'].map(
    (name) => `<input autofocus ${name}=${code} value=x>`,
  ),
  ...['details open ontoggle', 'marquee onstart', 'body onload', 'dialog open onclose', 'math onclick'].map(
    (tag) => `<${tag}=${code}>x`,
  ),
];

const addresses = [
  `javascript:${code}`,
  ` javascript:${code}`,
  `JaVaScRiPt:${code}`,
  `java\tscript:${code}`,
  `java\nscript:${code}`,
  `\u0001javascript:${code}`,
  `&#106;avascript:${code}`,
  `&#x6A;&#x61;vascript:${code}`,
  `javascript&colon;${code}`,
  `javascript&#58;${code}`,
  `data:text/html,<script>${code}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${code}'/>`,
  `vbscript:msgbox(1)`,
  `//elsewhere.example/a.js`,
  `https:elsewhere.example`,
  `\\\\elsewhere.example/a.js`,
  `blob:https://elsewhere.example/1`,
  `filesystem:https://elsewhere.example/1`,
];

const inAddresses = addresses.flatMap((address) => [
  `<a href="${address}">x</a>`,
  `<iframe src="${address}"></iframe>`,
  `<img src="${address}" srcset="${address} 1x">`,
]);

const broken = [
  `<script>${code}</script>`,
  `<SCRIPT>${code}</SCRIPT>`,
  `<script src=//elsewhere.example/a.js></script>`,
  `<script type=module>${code}</script>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<<script>${code}//<</script>`,
  `</script><script>${code}</script>`,
  `</title><script>${code}</script>`,
  `</textarea><script>${code}</script>`,
  `</style><script>${code}</script>`,
  `</noscript><script>${code}</script>`,
  `--><script>${code}</script>`,
  `]]><script>${code}</script>`,
  `"><script>${code}</script>`,
  `'><script>${code}</script>`,
  `\\u003cscript\\u003e${code}\\u003c/script\\u003e`,
  `<!--><img src=x onerror=${code}>-->`,
  `<![CDATA[><img src=x onerror=${code}>]]>`,
  `<svg><script>${code}</script></svg>`,
  `<svg><style><img src=x onerror=${code}></style></svg>`,
  `<svg><animate attributeName=href values=javascript:${code} /><a id=x><text>x</text></a></svg>`,
  `<svg><a xlink:href="javascript:${code}"><text y=20>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${code}></style></mglyph></table></mtext></math>`,
  `<math href="javascript:${code}">x</math>`,
  `<form action="javascript:${code}"><button>x</button></form>`,
  `<form><button formaction="javascript:${code}">x</button></form>`,
  `<form id=x></form><button form=x formaction="javascript:${code}">x</button>`,
  `<base href="https://elsewhere.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<link rel=stylesheet href="https://elsewhere.example/a.css">`,
  `<link rel=modulepreload href="https://elsewhere.example/a.js">`,
  `<style>@import "https://elsewhere.example/a.css";</style>`,
  `<p style="background:url(https://elsewhere.example/a.png)">x</p>`,
  `<p style="width:expression(${code})">x</p>`,
  `<table background="https://elsewhere.example/a.png"><td>x</table>`,
  `<template><script>${code}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>"></noscript>`,
  `<p title='"><img src=x onerror=${code}>'>x</p>`,
  `<img alt='"><script>${code}</script>' src="/api/fms/show/01J0000000000000000000FILE_0">`,
  `<a href="#" target="_blank" onclick="${code}">x</a>`,
  `<p id="site-search" name="body" data-island="site/public/frame/MainNavigation" data-props="{}">x</p>`,
  `<div data-island="home/public/NewsTabs" data-start="load" data-props='{"tabs":[]}'></div>`,
  `<portal src="javascript:${code}"></portal>`,
  `<object data="data:text/html,<script>${code}</script>"></object>`,
  `<applet code=x></applet><frameset onload=${code}><frame src=javascript:${code}></frameset>`,
  `<xmp><script>${code}</script></xmp>`,
  `<plaintext><script>${code}</script>`,
  `{{constructor.constructor('${code}')()}}`,
  `\${${code}}`,
  `%3Cscript%3E${code}%3C/script%3E`,
  `&lt;script&gt;${code}&lt;/script&gt;`,
  `＜script＞${code}＜/script＞`,
  `<img/src="x"/onerror=${code}>`,
  `<img\tsrc=x\nonerror\n=\n${code}>`,
  `<img src=\`x\` onerror=${code}>`,
  `<IMG """><SCRIPT>${code}</SCRIPT>">`,
  `<br size="&{${code}}">`,
];

/** Texts that try to run a script wherever they are shown. */
export const scriptPayloads = [...tags, ...inAddresses, ...broken];
export const addressPayloads = addresses;
